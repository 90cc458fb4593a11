import Playback
import Testing

/// Expectations that aren't met: what is said about each.
@Suite struct ExpectationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let expectation: String
    let problems: [String]
    var testDescription: String { expectation }
  }

  static let page = #"""
    {"page": {"sections": [{"widgets": [
      {"type": "text_block", "id": "a", "data": {"text": "One"}},
      {"type": "text_block", "id": "b", "data": {"text": "Two\u00a0words"}},
      {"type": "stepper_row", "id": "n", "data": {"title": "Caf\u00e9", "initial": 1}},
      {"type": "hologram", "id": "h"}
    ]}]}}
    """#

  private static func problems(_ expectation: String, on surface: UInt32) throws -> [String] {
    let steps = #"["load", {"tap": {"id": "n", "label": "Increase"}}, {"expect": \#(expectation)}]"#
    let text =
      #"{"width": 30, "answers": {"initial": {"document": \#(page)}}, "steps": \#(steps)}"#
    let run = try ScenarioStage.play(try ScenarioStage.scenario(text: text), on: surface)
    return run.failures.flatMap(\.problems)
  }

  static let rows = [
    Row(expectation: #"{"phase": "empty"}"#, problems: ["phase: expected empty, found loaded"]),
    Row(
      expectation: #"{"state": {"n": {"count": 3, "other": null}}}"#,
      problems: ["state n.count: expected 3, found 2"]
    ),
    Row(
      expectation: #"{"state": {"a": {"text": "x"}}}"#,
      problems: [#"state a.text: expected "x", found nothing"#]
    ),
    Row(expectation: #"{"toast": "Hi"}"#, problems: [#"toast: expected "Hi", found none"#]),
    Row(expectation: #"{"sheet": "s"}"#, problems: [#"sheet: expected "s", found none"#]),
    Row(expectation: #"{"report": "x"}"#, problems: [#"report: expected "x", found none"#]),
    Row(expectation: #"{"focus": null}"#, problems: [#"focus: expected none, found "n""#]),
    Row(expectation: #"{"scroll": 1}"#, problems: ["scroll: expected 1, found 0"]),
    Row(
      expectation: #"{"loading_more": true, "refreshing": true}"#,
      problems: [
        "loading_more: expected true, found false", "refreshing: expected true, found false",
      ]
    ),
    Row(expectation: #"{"requests": 2}"#, problems: ["requests: expected 2, found initial"]),
    Row(
      expectation: #"{"requests": ["initial", {"kind": "next_page", "name": "p2"}]}"#,
      problems: [#"requests: expected initial, next_page "p2", found initial"#]
    ),
    Row(expectation: #"{"held": ["refresh"]}"#, problems: ["held: expected refresh, found none"]),
    Row(
      expectation: #"{"diagnostics": 0}"#,
      problems: [
        "diagnostics: expected 0, found 1; found:\n"
          + #"  unknownType: no pack draws "hologram""#
      ]
    ),
    Row(
      expectation: #"{"diagnostics": [{"kind": "malformedPayload"}]}"#,
      problems: [
        #"diagnostics: number 1: expected kind "malformedPayload", found "unknownType""#
      ]
    ),
    Row(
      expectation: #"{"diagnostics": [{"message": "a pack draws"}]}"#,
      problems: [
        "diagnostics: number 1: expected a message with \"a pack draws\", found "
          + #"no pack draws "hologram""#
      ]
    ),
    Row(
      expectation: #"{"text": {"contains": "Three"}}"#,
      problems: [
        "the page doesn't contain \"Three\"\n  | One\n  | Two\\u{a0}words\n"
          + "  | Café                 [-] 2 [+]\n  | [unknown hologram #h]"
      ]
    ),
    Row(
      expectation: #"{"text": {"absent": "One"}}"#,
      problems: [#"the page contains "One", in line 1: One"#]
    ),
    Row(
      expectation: #"{"text": {"lines": {"2": "Two words"}}}"#,
      problems: [
        "line 2 of the page differs, - expected, + found:\n  - Two words\n  + Two\\u{a0}words"
      ]
    ),
    Row(
      expectation: #"{"text": {"lines": {"9": "x"}}}"#,
      problems: ["the page has no line 9, only 4"]
    ),
    Row(
      expectation:
        #"{"text": ["One ", "Two\#u{a0}words", "Cafe\u0301                 [-] 2 [+]", "[unknown hologram #h]"]}"#,
      problems: [
        "the page differs, - expected, + found:\n  -   1 One·\n  +   1 One\n"
          + "      2 Two\\u{a0}words\n"
          + "  -   3 Cafe\\u{301}                 [-] 2 [+]\n"
          + "  +   3 Caf\\u{e9}                 [-] 2 [+]\n"
          + "      4 [unknown hologram #h]"
      ]
    ),
  ]

  @Test(arguments: rows.indices)
  func saysHowExpectedAndActualDiffer(_ index: Int) throws {
    let row = Self.rows[index]
    let problems = try Self.problems(row.expectation, on: 20_000 + UInt32(index) * 4)
    #expect(problems == row.problems)
  }

  @Test func aMetExpectationSaysNothing() throws {
    let expectation = #"""
      {"phase": "loaded", "state": {"n": {"count": 2, "x": null}}, "toast": null, "sheet": null,
       "report": null, "focus": "n", "scroll": 0, "loading_more": false, "refreshing": false,
       "requests": ["initial"], "held": [], "diagnostics": [{"kind": "unknownType", "id": "h"}],
       "text": {"contains": ["One", "[-] 2 [+]"], "absent": "Three", "lines": {"1": "One"}}}
      """#
    #expect(try Self.problems(expectation, on: 21_000) == [])
  }
}
