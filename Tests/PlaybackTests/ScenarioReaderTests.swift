import Pages
import Platform
import Playback
import Testing

/// What a scenario may say, and what is said about one that can't be read.
@Suite struct ScenarioReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    let message: String
    var remedy: String?
    var testDescription: String { text }
  }

  private static func read(_ text: String) throws -> Scenario {
    try ScenarioReader.read(Array(text.utf8), in: "/nowhere")
  }

  static let verbs =
    "there are: load, refresh, retry, next_page, dismiss, leave, tap, type, event, set, scroll, "
    + "mutate, hold, release, fail, wait, expect"

  @Test(arguments: [
    Row(text: "", line: 1, column: 1, message: "empty document: expected a JSON value"),
    Row(text: "[]", line: 1, column: 1, message: "expected an object: a scenario; found an array"),
    Row(text: "{}", line: 1, column: 1, message: "a scenario needs \"steps\""),
    Row(
      text: #"{"step": []}"#,
      line: 1,
      column: 2,
      message: "a scenario has no member \"step\"; did you mean \"steps\"?",
      remedy: "there are: scenario, page, width, height, answers, steps"
    ),
    Row(
      text: #"{"width": -1, "steps": []}"#,
      line: 1,
      column: 11,
      message: "expected width: a whole number from 0 to 10000; found a number"
    ),
    Row(
      text: "{\"steps\": [\n  \"lod\"]}",
      line: 2,
      column: 3,
      message: "there is no step \"lod\"; did you mean \"load\"?",
      remedy: verbs
    ),
    Row(
      text: #"{"steps": ["tap"]}"#,
      line: 1,
      column: 12,
      message: #"the step "tap" needs more: {"tap": …}"#
    ),
    Row(
      text: #"{"steps": [{"tapp": "a"}]}"#,
      line: 1,
      column: 13,
      message: "there is no step \"tapp\"; did you mean \"tap\"?",
      remedy: verbs
    ),
    Row(
      text: #"{"steps": [{"tap": "a", "wait": 1}]}"#,
      line: 1,
      column: 12,
      message: "a step does one thing; this one has tap or wait",
      remedy: "make it 2 steps"
    ),
    Row(
      text: #"{"steps": [{"type": "a", "intoo": "b"}]}"#,
      line: 1,
      column: 26,
      message: "type has no member \"intoo\"; did you mean \"into\"?",
      remedy: "there are: type, into, note"
    ),
    Row(
      text: #"{"steps": [{"set": "a", "key": "k", "value": []}]}"#,
      line: 1,
      column: 46,
      message: "expected value: a boolean, number or string; found an array"
    ),
    Row(
      text: #"{"steps": [{"hold": "refersh"}]}"#,
      line: 1,
      column: 21,
      message: "hold: there is no \"refersh\"; did you mean \"refresh\"?",
      remedy: "there are: initial, refresh, next_page, action, all, none"
    ),
    Row(
      text: #"{"steps": [{"mutate": {"type": "remove_wiget", "id": "x"}}]}"#,
      line: 1,
      column: 23,
      message: "no mutation is called \"remove_wiget\""
    ),
    Row(
      text: #"{"steps": [{"expect": {}}]}"#,
      line: 1,
      column: 23,
      message: "expect needs something to compare",
      remedy: "there are: phase, text, state, diagnostics, toast, sheet, requests, held, report, "
        + "loading_more, refreshing, scroll, focus, rendered"
    ),
    Row(
      text: #"{"steps": [{"expect": {"text": {"contian": "x"}}}]}"#,
      line: 1,
      column: 33,
      message: "text has no member \"contian\"; did you mean \"contains\"?",
      remedy: "there are: is, contains, absent, lines"
    ),
    Row(
      text: #"{"steps": [{"expect": {"text": {"lines": {"0": "x"}}}}]}"#,
      line: 1,
      column: 43,
      message: "expected a line's number from 1; found \"0\""
    ),
    Row(
      text: #"{"steps": [], "steps": []}"#,
      line: 1,
      column: 2,
      message: "this key stands again in its object",
      remedy: "keep one of them"
    ),
    Row(
      text: #"{"answers": {"initial": "gone.json"}, "steps": []}"#,
      line: 1,
      column: 25,
      message: "can't read /nowhere/gone.json: it does not exist; check the name"
    ),
    Row(
      text: #"{"answers": {"fixtures": "f", "initial": {"fail": "x"}}, "steps": []}"#,
      line: 1,
      column: 26,
      message: "\"fixtures\" goes with no other answers"
    ),
    Row(
      text: #"{"answers": {"initial": {"fail": "x", "file": "y"}}, "steps": []}"#,
      line: 1,
      column: 25,
      message: "an answer is a file's name, or has one of file, document or fail"
    ),
    Row(
      text: #"{"answers": {"initial": []}, "steps": []}"#,
      line: 1,
      column: 25,
      message: "a list of answers needs one"
    ),
  ])
  func saysWhatIsWrongAndWhere(_ row: Row) throws {
    let error = try #require(throws: ScenarioError.self) { try Self.read(row.text) }
    #expect(error.message == row.message)
    #expect(error.line == row.line)
    #expect(error.column == row.column)
    #expect(error.remedy == row.remedy)
  }

  struct StepRow: Sendable, CustomTestStringConvertible {
    let step: String
    let title: String
    var testDescription: String { step }
  }

  @Test(arguments: [
    StepRow(step: #""load""#, title: "load"),
    StepRow(step: #"{"load": true}"#, title: "load"),
    StepRow(step: #"{"tap": "cart"}"#, title: "tap cart"),
    StepRow(step: #"{"tap": 3}"#, title: "tap 3"),
    StepRow(step: #"{"tap": {"id": "n", "label": "+"}}"#, title: #"tap n "+""#),
    StepRow(step: #"{"type": "Ada", "into": "name"}"#, title: #"type "Ada" into name"#),
    StepRow(step: #"{"event": "long_press", "to": "row"}"#, title: "event long_press to row"),
    StepRow(
      step: #"{"event": "change", "to": "row", "value": "x"}"#,
      title: #"event change to row with "x""#
    ),
    StepRow(step: #"{"set": "n", "key": "count", "value": 3}"#, title: "set n.count to 3"),
    StepRow(step: #"{"scroll": -2}"#, title: "scroll -2"),
    StepRow(step: #"{"scroll": "end"}"#, title: "scroll to the end"),
    StepRow(
      step:
        #"{"mutate": [{"type": "remove_widget", "id": "a"}, {"type": "replace_page", "page": {}}]}"#,
      title: "mutate remove_widget a, replace_page"
    ),
    StepRow(step: #"{"hold": "all"}"#, title: "hold initial, refresh, next_page, action"),
    StepRow(step: #"{"hold": ["refresh", "action"]}"#, title: "hold refresh, action"),
    StepRow(step: #"{"hold": "none"}"#, title: "hold none"),
    StepRow(step: #"{"release": 2}"#, title: "release 2"),
    StepRow(step: #"{"release": "all"}"#, title: "release all"),
    StepRow(step: #"{"fail": "refresh", "message": "no"}"#, title: "fail refresh: no"),
    StepRow(step: #"{"wait": 1.25}"#, title: "wait 1.25 s"),
    StepRow(step: #"{"wait": 60}"#, title: "wait 60 s"),
    StepRow(step: #"{"expect": {"phase": "left", "toast": null}}"#, title: "expect phase, toast"),
  ])
  func namesSteps(_ row: StepRow) throws {
    let scenario = try Self.read("{\"steps\": [\(row.step)]}")
    #expect(scenario.steps.map(\.action.title) == [row.title])
  }

  @Test func keepsAnswersByteForByte() throws {
    let text = #"{"answers": {"initial": {"document": {"page" : {"n":1.10}}}}, "steps": []}"#
    let scenario = try Self.read(text)
    var script = AnswerScript()
    script.initial = [.document(Array(#"{"page" : {"n":1.10}}"#.utf8))]
    #expect(scenario.answers == .script(script))
  }

  @Test func numbersStepsAndTheirLines() throws {
    let scenario = try Self.read("{\"steps\": [\n\"load\",\n\n{\"note\": \"x\",\n\"wait\": 1}]}")
    #expect(scenario.steps.map(\.number) == [1, 2])
    #expect(scenario.steps.map(\.line) == [2, 4])
    #expect(scenario.steps.map(\.note) == [nil, "x"])
  }
}
