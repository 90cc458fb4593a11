import Collisions
import PackHost
import Platform
import Testing

/// What changes between two drawings of a page.
@Suite struct LineChangeTests {
  private static let reports = ["a", "b"].enumerated().map { index, name in
    PackReport(
      order: index + 1,
      file: "\(name).so",
      origin: "--pack",
      id: "com.\(name)",
      version: "",
      status: .loaded
    )
  }

  /// A page whose widget `w` is drawn by packs, oldest drawing last.
  private static func page(_ lines: [String], by packs: [Int]) -> TracedPage {
    var trace = PageTrace()
    trace.drawings = packs.map {
      PageTrace.Drawing(type: "t", id: "w", path: "page.w", sourceLine: 1, pack: $0)
    }
    trace.lines = lines.map { .init(text: $0, drawings: Array(packs.indices)) }
    return TracedPage(trace, reports)
  }

  private func text(_ changes: [LineChange]) -> [String] {
    changes.map { "\($0.side == .before ? "-" : "+")\($0.number) \($0.text)" }
  }

  @Test func equalPagesHaveNoChanges() {
    let page = Self.page(["one", "two"], by: [1])
    #expect(LineChange.all(from: page, to: page).isEmpty)
  }

  @Test func changedLinesStandBesideEachOther() {
    let changes = LineChange.all(
      from: Self.page(["one", "two", "three", "end"], by: [1]),
      to: Self.page(["one", "2", "three", "four", "end"], by: [1])
    )
    #expect(text(changes) == ["-2 two", "+2 2", "+4 four"])
    #expect(changes[0].drawers.map(\.packs) == [["com.a"]])
  }

  @Test func theSameTextByAnotherPackIsAChange() {
    let changes = LineChange.all(
      from: Self.page(["one"], by: [1]),
      to: Self.page(["one"], by: [2, 1])
    )
    #expect(text(changes) == ["-1 one", "+1 one"])
    #expect(changes.map { $0.drawers[0].packs } == [["com.a"], ["com.b", "com.a"]])
  }

  @Test func aPlaceholderHasNoPack() {
    let page = Self.page(["[unknown t #w]"], by: [0])
    #expect(page.lines[0].drawers.map(\.packs) == [[]])
  }

  @Test func looksAreGroupedAndTheNearestOrderNamed() throws {
    let packs: [PackClaims] = [.pack(1, "a", ["t"]), .pack(2, "b", ["t"]), .pack(3, "c")]
    let orders = LoadOrders(packs)
    let usual = Self.page(["b"], by: [2])
    let tried = orders.orders.map { order in
      let place = (order.firstIndex(of: 0) ?? 0, order.firstIndex(of: 1) ?? 0)
      let isUsual = place.0 < place.1
      return OrderTrial.Run(
        pages: [isUsual ? usual : Self.page(["a"], by: [1])],
        leftOut: isUsual ? ["com.c"] : ["com.b", "com.c"]
      )
    }
    let trial = OrderTrial(
      orders,
      packs,
      files: ["p.json"],
      usual: OrderTrial.Run(pages: [usual], leftOut: ["com.c"]),
      tried: tried
    )
    let page = try #require(trial.pages.first)
    #expect(page.looks.count == 1 && page.differing == 3)
    #expect(page.looks[0].leftOut == ["com.b"])
    #expect(page.looks[0].order == ["com.b", "com.a", "com.c"])
    let finding = try #require(trial.findings.first)
    #expect(finding.kind == .orderMatters && finding.subject == "p.json")
    #expect(finding.packs == ["com.a", "com.b"])
  }
}
