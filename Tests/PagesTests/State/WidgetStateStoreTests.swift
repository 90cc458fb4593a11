import Pages
import Testing

@Suite struct WidgetStateStoreTests {
  @Test func hasDefaultsUntilSomethingIsSet() {
    var states = WidgetStateStore()
    #expect(states.value(of: "count", in: "a") == nil)
    #expect(states.value(of: "count", in: "a", default: .integer(3)) == .integer(3))
    #expect(states.isEmpty)
    let first = states.set("count", in: "a", to: .integer(4))
    let again = states.set("count", in: "a", to: .integer(4))
    #expect(first && !again)
    #expect(states.value(of: "count", in: "a", default: .integer(3)) == .integer(4))
    #expect(states.value(of: "count", in: "b") == nil)
    states.reset()
    #expect(states.isEmpty)
  }

  @Test func comparesIDsKeysAndTextsAsBytes() {
    var states = WidgetStateStore()
    states.set("text", in: "\u{e9}", to: .string("\u{e9}"))
    #expect(states.value(of: "text", in: "e\u{301}") == nil)
    let isChanged = states.set("text", in: "\u{e9}", to: .string("e\u{301}"))
    #expect(isChanged)
    #expect(StateValue.string("\u{e9}") != .string("e\u{301}"))
    #expect(StateValue.number(.nan) == .number(.nan))
  }

  @Test func isRestoredFromItsSnapshot() throws {
    var states = WidgetStateStore()
    states.set("text", in: "b\"", to: .string("x\n"))
    states.set("count", in: "a", to: .integer(.max))
    states.set("share", in: "a", to: .number(0.5))
    states.set("on", in: "", to: .boolean(false))
    let text = String(decoding: states.snapshot(), as: UTF8.self)
    #expect(
      text
        == #"{"":{"on":false},"a":{"count":9223372036854775807,"share":0.5},"b\"":{"text":"x\n"}}"#
    )
    #expect(try WidgetStateStore(snapshot: states.snapshot()) == states)
  }
}
