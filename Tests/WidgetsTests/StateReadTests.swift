import Pages
import Testing
import TextLayout
import Widgets

@Suite struct StateReadTests {
  private static let counter = Registration("counter") { context in
    if case .integer(let count)? = context.state("count") {
      context.flow.run("\(count)")
    } else {
      context.flow.run("none")
    }
    _ = context.state("other")
    return .done
  }

  @Test func stateGoesByTheIdOfTheWidget() throws {
    var states = WidgetStateStore()
    states.set("count", in: "b", to: .integer(7))
    let rendered = try Rendered(
      Rendered.page(#"{"type":"counter","id":"a"},{"type":"counter","id":"b"}"#),
      packs: [[Self.counter]],
      states: states
    )
    #expect(rendered.lines == ["none", "7"])
    #expect(rendered.diagnostics.isEmpty)
  }

  @Test func aWidgetWithoutIdIsToldOnceThatItsStateIsTiedToItsPosition() throws {
    let rendered = try Rendered(
      Rendered.page(#"{"type":"counter"},{"type":"counter","id":"b"}"#),
      packs: [[Self.counter]]
    )
    #expect(rendered.diagnostics.map(\.severity) == [.info])
    #expect(rendered.diagnostics.first?.path == "page.sections.0.widgets.0")
  }

  @Test func readsAreWrittenDownWhereAskedFor() throws {
    var options = RenderOptions()
    options.recordsReads = true
    let rendered = try Rendered(
      Rendered.page(#"{"type":"counter","id":"a"}"#),
      packs: [[Self.counter]],
      options: options
    )
    #expect(
      rendered.context.reads?.reads == [1: [.state(key: "count"), .state(key: "other")]]
    )
    let silent = try Rendered(
      Rendered.page(#"{"type":"counter","id":"a"}"#),
      packs: [[Self.counter]]
    )
    #expect(silent.context.reads == nil)
  }

  @Test func stateIsNotSetOutsideOfAnEvent() throws {
    let writing = Registration("writing") { context in
      context.setState("count", to: .integer(1))
      context.flow.run("drawn")
      return .done
    }
    let rendered = try Rendered(
      Rendered.page(#"{"type":"writing","id":"w"}"#),
      packs: [[writing]]
    )
    #expect(rendered.lines == ["drawn"])
    #expect(rendered.context.states.isEmpty)
  }
}
