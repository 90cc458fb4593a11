import Pages
import Testing
import Widgets

/// Whose reads are whose: a widget's log holds what its measuring, drawing and base have read, its
/// children have their own, and an event leaves nothing in it.
@Suite struct ReadScopeTests {
  @Test func whatAnEventReadsIsNotRecorded() throws {
    var pair = try LivePair(Rendered.page(#"{"type":"counter","id":"a"}"#))
    let answer = pair.page.answer(.tap(region: 1))
    #expect(answer.writes.map(\.key) == ["other", "count"])
    _ = pair.fixture.takeCalls()
    pair.scene.states.set("step", in: "a", to: .integer(2))
    #expect(pair.show().rendered == 0)
    #expect(pair.fixture.takeCalls() == [])
  }

  @Test func whatTheBaseReadsCallsTheOverride() throws {
    var pair = try LivePair(
      Rendered.page(#"{"type":"decorated","id":"d"},{"type":"counter","id":"a"}"#)
    )
    let change = pair.count("d")
    #expect(pair.fixture.takeCalls() == ["d", "d"])
    #expect(change.renderings.map(\.widget.id) == ["d"])
    #expect(change.replaced == [ReplacedLines(old: 1..<2, new: 1..<2)])
    #expect(pair.text == (try pair.whole))
  }

  @Test func whatMeasuringReadsTellsTheParentTheNewSize() throws {
    var pair = try LivePair(
      Rendered.page(#"{"type":"frame","id":"f","data":{"items":[{"type":"told","id":"t"}]}}"#)
    )
    #expect(pair.text == ["0 high", "  drawn"])
    let change = pair.count("t")
    #expect(pair.text == ["1 high", "  drawn"])
    #expect(change.measured >= 1)
    #expect(change.renderings.last?.causes == [.size(child: "t")])
    #expect(pair.text == (try pair.whole))
  }

  @Test func whatAChildReadsIsNotItsParents() throws {
    var pair = try LivePair(
      Rendered.page(#"{"type":"card","id":"c","data":{"items":[{"type":"counter","id":"a"}]}}"#)
    )
    _ = pair.count("a")
    #expect(pair.fixture.takeCalls() == ["a"])
    pair.scene.states.set("count", in: "c", to: .integer(1))
    #expect(pair.show().rendered == 0)
  }
}
