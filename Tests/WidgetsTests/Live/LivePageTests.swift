import Pages
import Testing
import TextLayout
import Widgets

/// A shown page: after a commit only renderers that read what has changed are called, and only their
/// lines are replaced.
@Suite struct LivePageTests {
  private static func page(_ widgets: String, layout: String = "{}") -> String {
    Rendered.page(widgets, layout: layout)
  }

  private static func counter(_ id: String) -> String { #"{"type":"counter","id":"\#(id)"}"# }

  private func expectWhole(_ pair: LivePair) throws {
    #expect(pair.text == (try pair.whole))
    #expect(pair.lines == pair.text)
  }

  @Test func aTickCallsOneRendererAndReplacesItsLine() throws {
    let widgets = (0..<1000).map { Self.counter("w\($0)") }.joined(separator: ",")
    var pair = try LivePair(Self.page(widgets))
    let change = pair.count("w500")
    #expect(pair.fixture.takeCalls() == ["w500"])
    #expect(change.replaced == [ReplacedLines(old: 500..<501, new: 500..<501)])
    #expect(change.rendered == 1 && change.decoded == 0 && change.measured == 0)
    #expect(change.renderings.map(\.widget.id) == ["w500"])
    #expect(
      change.renderings.map(\.causes) == [[.slot(key: "count", old: nil, new: .integer(1))]]
    )
    try expectWhole(pair)
  }

  @Test func aNestedTickCallsTheInnermostRendererOnly() throws {
    var pair = try LivePair(
      Self.page(
        """
        {"type":"card","id":"outer","data":{"items":[{"type":"card","id":"inner",\
        "data":{"items":[\(Self.counter("a")),\(Self.counter("b"))]}}]}}
        """
      )
    )
    let change = pair.count("b")
    #expect(pair.fixture.takeCalls() == ["b"])
    #expect(change.decoded == 0)
    #expect(change.replaced == [ReplacedLines(old: 3..<4, new: 3..<4)])
    try expectWhole(pair)
  }

  @Test func aParentIsCalledWhereASizeThatItWasToldHasChanged() throws {
    let tall = #"{"type":"tall","id":"t"}"#
    var pair = try LivePair(
      Self.page(#"{"type":"frame","id":"f","data":{"items":[\#(tall)]}},\#(Self.counter("c"))"#)
    )
    #expect(pair.count("t").rendered == 1)
    #expect(pair.fixture.takeCalls() == ["t"])
    let change = pair.count("t")
    #expect(Set(pair.fixture.takeCalls()) == ["t", "f"])
    #expect(change.renderings.last?.causes == [.size(child: "t")])
    try expectWhole(pair)
  }

  @Test func whatNobodyReadsChangesNothing() throws {
    var pair = try LivePair(Self.page(Self.counter("a")))
    _ = pair.fixture.takeCalls()
    pair.scene.states.set("unread", in: "a", to: .boolean(true))
    pair.scene.states.set("count", in: "elsewhere", to: .integer(1))
    #expect(pair.show().rendered == 0)
    pair.scene.states.set("count", in: "a", to: .integer(1))
    pair.scene.states.set("count", in: "a", to: .integer(0))
    #expect(pair.show().replaced == [])
    #expect(pair.fixture.takeCalls() == ["a"])
    try expectWhole(pair)
  }

  @Test func aFailedRendererIsCalledAgainWhenWhatItReadChanges() throws {
    var pair = try LivePair(Self.page(#"{"type":"flaky","id":"f"},\#(Self.counter("a"))"#))
    #expect(pair.count("f").diagnostics.map(\.kind) == [.malformedPayload])
    #expect(pair.text == ["[malformed flaky #f]", "a 0"])
    #expect(pair.count("a").diagnostics.map(\.kind) == [.malformedPayload])
    #expect(pair.fixture.takeCalls() == ["a"])
    #expect(pair.count("f").diagnostics == [])
    #expect(pair.text == ["even 2", "a 1"])
    try expectWhole(pair)
  }

  @Test func aNewWidthCallsThoseThatAskedForIt() throws {
    var pair = try LivePair(Self.page(#"{"type":"wide","id":"w"},\#(Self.counter("a"))"#))
    _ = pair.fixture.takeCalls()
    pair.scene.view.width = 30
    let change = pair.show()
    #expect(pair.fixture.takeCalls() == ["w"])
    #expect(change.renderings.map(\.causes) == [[.width(old: 40, new: 30)]])
    try expectWhole(pair)
    pair.scene.view.width = 40
    pair.show()
    #expect(pair.fixture.takeCalls() == [])
    try expectWhole(pair)
  }

  @Test func aResetForgetsWidgetsThatAreNotOnScreenToo() throws {
    var pair = try LivePair(Self.page("\(Self.counter("a")),\(Self.counter("b"))"))
    _ = pair.count("a")
    pair.scene.states.set("count", in: "gone", to: .integer(7))
    pair.scene.states.reset()
    #expect(pair.show().rendered == 1)
    #expect(pair.text == ["a 0", "b 0"])
    #expect(pair.scene.states.value(of: "count", in: "gone") == nil)
  }

  @Test func whatIsAppendedIsDrawnAlone() throws {
    var pair = try LivePair(Self.page("\(Self.counter("a")),\(Self.counter("b"))"))
    _ = pair.fixture.takeCalls()
    try pair.mutate(.append, #"{"sections":[{"widgets":[\#(Self.counter("c"))]}]}"#)
    let change = pair.show()
    #expect(pair.fixture.takeCalls() == ["c"])
    #expect(change.replaced == [ReplacedLines(old: 2..<2, new: 2..<3)])
    #expect(change.renderings.map(\.causes) == [[.new]])
    try expectWhole(pair)
    try pair.mutate(.replace("a"), Self.counter("d"))
    #expect(pair.show().replaced == [ReplacedLines(old: 0..<1, new: 0..<1)])
    #expect(pair.fixture.takeCalls() == ["d"])
    try expectWhole(pair)
  }

  @Test func aSectionThatComesToNothingLeavesNoGap() throws {
    var pair = try LivePair(
      Self.page(
        #"{"type":"flaky","id":"f","fallback":"drop"},\#(Self.counter("a"))"#,
        layout: #"{"item_spacing":16,"insets":{"top":16,"left":8}}"#
      )
    )
    #expect(pair.text == ["", " even 0", "", " a 0"])
    _ = pair.count("f")
    #expect(pair.text == ["", " a 0"])
    #expect(pair.fixture.takeCalls() == ["f"])
    try expectWhole(pair)
    _ = pair.count("f")
    try expectWhole(pair)
  }

  @Test func eventsAnswerWhatIsToBeSet() throws {
    let pair = try LivePair(Self.page(Self.counter("a")))
    let answer = pair.page.answer(.tap(region: 1))
    #expect(
      answer.writes == [
        SlotWrite(widget: "a", key: "other", old: nil, new: .boolean(true)),
        SlotWrite(widget: "a", key: "count", old: nil, new: .integer(1)),
      ]
    )
    let refused = pair.page.answer(.widget(id: "a", name: "refuse", value: nil))
    #expect(refused.writes == [] && refused.hasPackFault)
    #expect(pair.page.tapRegions.map(\.label) == ["Add"])
  }

  @Test func storiesSayWhoDrewALineAndWhy() throws {
    var pair = try LivePair(Self.page("\(Self.counter("a")),\(Self.counter("b"))"))
    _ = pair.count("b")
    let first = pair.page.stories(ofLine: 0)
    #expect(first.map(\.widget.id) == ["a"] && first.map(\.pack) == ["pack"])
    #expect(first.map(\.step) == [1] && first.map(\.causes) == [[.new]])
    let second = pair.page.stories(ofLine: 1)
    #expect(second.map(\.step) == [2])
    #expect(second.map(\.causes) == [[.slot(key: "count", old: nil, new: .integer(1))]])
    #expect(pair.page.stories(ofLine: 2) == [])
    #expect(
      pair.page.spans(0..<2) == [
        RegionSpan(region: 1, line: 0, columns: 0..<3),
        RegionSpan(region: 2, line: 1, columns: 0..<3),
      ]
    )
  }

  @Test func anAuditFindsRenderersThatGoByMoreThanTheyRead() throws {
    let calls = CallCount()
    var registry = WidgetRegistry()
    let impure = Registration("impure") { context in
      context.flow.run("call \(calls.next())")
      return .done
    }
    try registry.add(Pack(order: 1, id: "pack"), [impure, Registration("pure", typing: "pure")])
    let document = Self.page(#"{"type":"pure","id":"p"},{"type":"impure","id":"i"}"#)
    let decoded = try PageDecoder.decode(Array(document.utf8))
    let page = LivePage(registry)
    _ = page.show(PageScene(PageContent(decoded.page)))
    let findings = page.audit()
    #expect(findings.map(\.id) == ["i"] && findings.map(\.pack) == ["pack"])
    #expect(findings.map(\.severity) == [.warning])
  }
}
