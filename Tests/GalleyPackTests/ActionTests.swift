import CGalley
import GalleyPack
import Testing

@Suite struct ActionTests {
  private enum Sharing: ActionHandler {
    static let type: StaticString = "share"
    static let summary: StaticString = "Shares what it stands in."

    static func perform(
      _ call: ActionCall,
      _ action: Content
    ) throws(WidgetFailure) -> ActionAnswer {
      if call.event == "long_press" { return .declined }
      if call.event == "fail" { throw WidgetFailure.failed }
      let count = call.state.integer("count", default: 0)
      let source = #""type":"\#(call.type)","from":"\#(call.sourceID)""#
      try call.respond(#"{"actions":[{\#(source),"n":\#(count)}]}"#)
      return .done
    }
  }

  @Test func answersWithAResponse() {
    let host = FakeHost()
    host.slots = ["count": 3]
    #expect(host.perform(Sharing.self, event: "tap") == GALLEY_OK)
    #expect(host.calls == [#"respond {"actions":[{"type":"share","from":"w1","n":3}]}"#])
  }

  @Test func declinesAndFailsAsTheHandlerDoes() {
    let host = FakeHost()
    #expect(host.perform(Sharing.self, event: "long_press") == GALLEY_ABSENT)
    #expect(host.perform(Sharing.self, event: "fail") == GALLEY_FAILED)
    #expect(host.calls == [])
  }

  @Test func readsNothingOfACallThatIsTooSmall() {
    let host = FakeHost()
    #expect(host.perform(Sharing.self, event: "long_press", size: 8) == GALLEY_OK)
    #expect(host.calls == [#"respond {"actions":[{"type":"","from":"","n":0}]}"#])
  }

  @Test func isRefusedByAHostWithoutHandlers() {
    let registrar = FakeRegistrar()
    let size = unsafe MemoryLayout<galley_registrar>.offset(of: \.add_action)
    let status = unsafe registrar.load(registrarSize: size ?? 0) { host, table in
      Pack(id: "test", version: "1.0.0").register(host, table) { $0.add(Sharing.self) }
    }
    #expect(status == GALLEY_REFUSED)
  }

  @Test func canNotRespondToAHostThatTakesNoResponses() {
    let host = FakeHost()
    let size = unsafe MemoryLayout<galley_host>.offset(of: \.respond)
    #expect(host.perform(Sharing.self, event: "tap", hostSize: size ?? 0) == GALLEY_REFUSED)
    #expect(host.calls == [])
  }
}
