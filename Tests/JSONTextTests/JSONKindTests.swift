import JSONText
import Testing

@Suite struct JSONKindTests {
  @Test func kindsHaveStableNumbers() {
    #expect(JSONKind(rawValue: 5) == .object)
    #expect(JSONKind(rawValue: 6) == nil)
  }
}
