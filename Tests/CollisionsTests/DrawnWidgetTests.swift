import Collisions
import PackHost
import Testing

/// Widgets with their lines and packs, and what becomes of them without a pack.
@Suite struct DrawnWidgetTests {
  private static func drawing(_ id: String, pack: Int) -> PageTrace.Drawing {
    PageTrace.Drawing(type: "t", id: id, path: "page.\(id)", sourceLine: 7, pack: pack)
  }

  private static func report(_ order: Int, _ id: String) -> PackReport {
    PackReport(order: order, file: "", origin: "--pack", id: id, version: "", status: .loaded)
  }

  private static let packs = [report(1, "com.base"), report(2, "com.top")]

  /// `a` is drawn by both packs in lines 1 to 3 and 5, `b` by the base in 4, `c` nowhere.
  private static var page: PageTrace {
    var trace = PageTrace()
    trace.drawings = [
      drawing("a", pack: 2), drawing("a", pack: 1), drawing("b", pack: 1), drawing("c", pack: 1),
    ]
    trace.lines = [
      .init(text: "top", drawings: [0]), .init(text: "base", drawings: [1]),
      .init(text: "both", drawings: [0, 1]), .init(text: "b", drawings: [2]),
      .init(text: "end", drawings: [0]), .init(text: "", drawings: []),
    ]
    return trace
  }

  @Test func widgetsHaveTheirLinesAndPacks() {
    let widgets = DrawnWidget.all(of: Self.page)
    #expect(widgets.map(\.id) == ["a", "b", "c"])
    #expect(widgets.map(\.lineRanges) == ["1-3, 5", "4", ""])
    #expect(widgets.map(\.packs) == [[2, 1], [1], [1]])
    #expect(widgets.allSatisfy { !$0.isPlaceholder && $0.sourceLine == 7 })
  }

  @Test func aPlaceholderHasNoPack() {
    var trace = PageTrace()
    trace.drawings = [Self.drawing("a", pack: 2), Self.drawing("a", pack: 0)]
    let widget = DrawnWidget.all(of: trace)[0]
    #expect(widget.isPlaceholder && widget.packs.isEmpty)
  }

  /// The page when the base alone is there: the line of both is the base's, the others are gone.
  private static var without: PageTrace {
    var trace = PageTrace()
    trace.drawings = [drawing("a", pack: 1), drawing("b", pack: 1), drawing("c", pack: 1)]
    trace.lines = [
      .init(text: "base", drawings: [0]), .init(text: "b", drawings: [1]),
      .init(text: "", drawings: []),
    ]
    return trace
  }

  @Test func widgetsFallBackToThePackBelow() {
    let absence = PackAbsence(
      page: "p.json",
      without: "com.top",
      now: (Self.page, Self.packs),
      then: (Self.without, [Self.packs[0]])
    )
    #expect(absence.fallbacks.map(\.widget.id) == ["a"])
    #expect(absence.fallbacks[0].now == ["com.top", "com.base"])
    #expect(absence.fallbacks[0].then == ["com.base"])
    #expect(absence.lines == 3 && absence.isTouched)
    #expect(absence.changes.map(\.text) == ["top", "both", "end"])
    let radius = BlastRadius([absence, Self.untouched])
    #expect(radius.touched.map(\.page) == ["p.json"])
    #expect(radius.heirs.map(\.pack) == ["com.base"] && radius.heirs.map(\.widgets) == [1])
  }

  private static var untouched: PackAbsence {
    PackAbsence(
      page: "q.json",
      without: "com.top",
      now: (without, packs),
      then: (without, [packs[0]])
    )
  }

  @Test func whatNobodyDrawsThenIsANobodysHeir() {
    let absence = PackAbsence(
      page: "p.json",
      without: "com.base",
      now: (Self.without, Self.packs),
      then: (PageTrace(), [])
    )
    #expect(absence.fallbacks.map(\.then) == [[], [], []])
    #expect(BlastRadius([absence]).heirs.map(\.pack) == [""])
  }
}
