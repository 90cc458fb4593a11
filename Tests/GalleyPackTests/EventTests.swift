import CGalley
import GalleyPack
import Testing

@Suite struct EventTests {
  private enum Answering: InteractiveWidget {
    static let type: StaticString = "answering"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {}

    static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
      switch event.name {
      case "increment":
        let count = event.state.integer("count", default: 0)
        try event.set("count", to: .integer(count + 1))
      case "change": try event.set("value", to: event.value)
      case "fail": throw data.failure("no", at: "data")
      default: try event.set("other", to: .boolean(event.action.exists))
      }
    }
  }

  @Test func setsAStateSlot() {
    let host = FakeHost()
    host.slots = ["count": 41]
    #expect(host.send("increment", to: Answering.self) == GALLEY_OK)
    #expect(host.calls == ["set_state count = 42"])
  }

  struct Row: CustomTestStringConvertible {
    let value: FakeNode
    let spelled: String

    var testDescription: String { spelled }
  }

  @Test(arguments: [
    Row(value: true, spelled: "true"),
    Row(value: -3, spelled: "-3"),
    Row(value: 0.25, spelled: "0.25"),
    Row(value: "né", spelled: "\"né\""),
    Row(value: .null, spelled: "none"),
  ])
  func carriesValuesBothWays(_ row: Row) {
    let host = FakeHost()
    #expect(host.send("change", row.value, to: Answering.self) == GALLEY_OK)
    #expect(host.calls == ["set_state value = \(row.spelled)"])
  }

  @Test func readsNothingOfAnEventThatIsTooSmall() {
    let host = FakeHost()
    #expect(host.send("increment", size: 8, to: Answering.self) == GALLEY_OK)
    #expect(host.calls == ["set_state other = false"])
  }

  @Test func failsAsTheWidgetDoes() {
    let host = FakeHost()
    #expect(host.send("fail", to: Answering.self) == GALLEY_MALFORMED)
  }

  @Test func failsWhenTheHostRefusesAValue() {
    let host = FakeHost()
    host.failures = ["set_state": GALLEY_REFUSED]
    #expect(host.send("increment", to: Answering.self) == GALLEY_REFUSED)
  }
}
