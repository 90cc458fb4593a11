import Reports
import Testing

@Suite struct TAPReportTests {
  @Test func oneLineATestAndABlockBelowFailures() {
    let bytes = TAPReport.bytes([
      TestOutcome(suite: "a", name: "one # x", result: .passed),
      TestOutcome(suite: "a", name: "two\nlines", result: .failed("what\u{1B}", detail: "")),
      TestOutcome(suite: "a", name: "three", result: .skipped("later")),
      TestOutcome(suite: "a", name: "four", result: .broken("no", detail: "a \"b\"")),
    ])
    let expected = ##"""
      TAP version 14
      1..4
      ok 1 - a: one \# x
      not ok 2 - a: two␊lines
        ---
        message: "what\u001b"
        severity: "fail"
        ...
      ok 3 - a: three # SKIP later
      not ok 4 - a: four
        ---
        message: "no"
        severity: "error"
        detail: "a \"b\""
        ...

      """##
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
