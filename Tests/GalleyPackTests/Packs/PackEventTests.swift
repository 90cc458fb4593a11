import CGalley
import Testing

@Suite struct PackEventTests {
  struct Row: CustomTestStringConvertible {
    let type: String
    let data: FakeNode
    var slots: [String: FakeNode] = [:]
    let event: String
    var value: FakeNode = .null
    let sets: String?

    var testDescription: String { "\(type) \(event) \(value) \(sets ?? "nothing")" }
  }

  private static let stepper: FakeNode = ["title": "Quantity", "min": 1, "max": 5, "initial": 2]
  private static let endless: FakeNode = ["title": "Points"]
  private static let tabs: FakeNode = [
    "tabs": [["id": "a", "title": "A"], ["title": "Untitled"], ["id": "change", "title": "C"]]
  ]
  private static let choice: FakeNode = [
    "label": "Size", "options": [["id": "s", "label": "Small"], ["id": "m", "label": "Medium"]],
  ]
  private static let input: FakeNode = ["label": "Code", "max_length": 3]

  @Test(arguments: [
    Row(type: "stepper_row", data: stepper, event: "increment", sets: "count = 3"),
    Row(type: "stepper_row", data: stepper, event: "decrement", sets: "count = 1"),
    Row(
      type: "stepper_row",
      data: stepper,
      slots: ["count": 5],
      event: "increment",
      sets: "count = 5"
    ),
    Row(
      type: "stepper_row",
      data: stepper,
      slots: ["count": 1],
      event: "decrement",
      sets: "count = 1"
    ),
    Row(type: "stepper_row", data: stepper, event: "change", value: 99, sets: "count = 5"),
    Row(type: "stepper_row", data: stepper, event: "change", value: -99, sets: "count = 1"),
    Row(type: "stepper_row", data: stepper, event: "change", value: "3", sets: nil),
    Row(type: "stepper_row", data: stepper, event: "tap", sets: nil),
    Row(
      type: "stepper_row",
      data: endless,
      slots: ["count": .integer(.max)],
      event: "increment",
      sets: "count = \(Int64.max)"
    ),
    Row(type: "toggle_row", data: ["title": "T"], event: "tap", sets: "on = true"),
    Row(
      type: "toggle_row",
      data: ["title": "T", "initial": true],
      event: "tap",
      sets: "on = false"
    ),
    Row(
      type: "toggle_row",
      data: ["title": "T"],
      slots: ["on": true],
      event: "change",
      value: true,
      sets: "on = true"
    ),
    Row(type: "accordion", data: ["header": "H"], event: "tap", sets: "expanded = true"),
    Row(
      type: "accordion",
      data: ["header": "H"],
      slots: ["expanded": true],
      event: "tap",
      sets: "expanded = false"
    ),
    Row(type: "tabs", data: tabs, event: "a", sets: "selected = \"a\""),
    Row(type: "tabs", data: tabs, event: "Untitled", sets: "selected = \"Untitled\""),
    Row(type: "tabs", data: tabs, event: "change", sets: "selected = \"change\""),
    Row(type: "tabs", data: tabs, event: "change", value: "a", sets: "selected = \"a\""),
    Row(type: "tabs", data: tabs, event: "z", sets: nil),
    Row(type: "choice_row", data: choice, event: "m", sets: "selected = \"m\""),
    Row(type: "choice_row", data: choice, event: "change", value: "s", sets: "selected = \"s\""),
    Row(type: "choice_row", data: choice, event: "change", value: "xl", sets: nil),
    Row(type: "input_row", data: input, event: "change", value: "ab", sets: "text = \"ab\""),
    Row(type: "input_row", data: input, event: "change", value: "né😀x", sets: "text = \"né😀\""),
    Row(type: "input_row", data: input, event: "change", value: "", sets: "text = \"\""),
    Row(type: "input_row", data: input, event: "edit", sets: nil),
  ])
  func starterWidgetsAnswer(_ row: Row) throws {
    try check(row, in: "StarterWidgets")
  }

  @Test(arguments: [
    Row(type: "stepper_row", data: stepper, event: "increment", sets: "count = 3"),
    Row(type: "stepper_row", data: stepper, slots: ["count": 5], event: "increment", sets: nil),
    Row(type: "stepper_row", data: stepper, event: "change", value: 99, sets: "count = 5"),
    Row(type: "rating_row", data: ["title": "R"], event: "4", sets: "rating = 4"),
    Row(
      type: "rating_row",
      data: ["title": "R", "initial": 4],
      event: "4",
      sets: "rating = 3"
    ),
    Row(type: "rating_row", data: ["title": "R"], event: "6", sets: nil),
    Row(type: "rating_row", data: ["title": "R"], event: "change", value: 9, sets: "rating = 5"),
  ])
  func touchStepperAnswers(_ row: Row) throws {
    try check(row, in: "TouchStepper")
  }

  private func check(_ row: Row, in pack: String) throws {
    let host = FakeHost(row.data)
    host.slots = row.slots
    let widget = unsafe try LoadedPack(pack).widget(row.type)
    #expect(unsafe host.send(row.event, row.value, to: widget) == GALLEY_OK)
    #expect(host.calls == (row.sets.map { ["set_state \($0)"] } ?? []))
  }
}
