import CGalley
import Testing

@Suite struct PackRefusalTests {
  struct Row: CustomTestStringConvertible {
    let type: String
    let data: FakeNode
    var blames: String?

    var testDescription: String { "\(type) \(data)" }
  }

  @Test(arguments: [
    Row(type: "title_block", data: ["subtitle": "no title"]),
    Row(type: "stepper_row", data: ["title": "Q", "initial": "two"]),
    Row(type: "stepper_row", data: ["title": "Q", "initial": 1.5]),
    Row(
      type: "stepper_row",
      data: ["title": "Q", "min": 5, "max": 1],
      blames: "fail min: min is above max"
    ),
    Row(type: "accordion", data: ["items": []]),
    Row(type: "banner", data: ["title": "no image"]),
    Row(type: "key_value", data: ["items": "none"]),
    Row(type: "card", data: [:]),
    Row(type: "tabs", data: .null),
    Row(
      type: "input_row",
      data: ["label": "L", "max_length": -1],
      blames: "fail max_length: expected 0 or more"
    ),
    Row(
      type: "progress",
      data: ["value": 1, "max": 0],
      blames: "fail max: expected a number above 0"
    ),
    Row(type: "table", data: ["columns": [["key": "a"]]]),
  ])
  func malformedDataIsRefused(_ row: Row) throws {
    let host = FakeHost(row.data)
    let widget = unsafe try LoadedPack("StarterWidgets").widget(row.type)
    #expect(unsafe host.render(widget) == GALLEY_MALFORMED)
    if let blames = row.blames { #expect(host.calls.last == blames) }
  }

  @Test(arguments: [
    Row(
      type: "stepper_row",
      data: ["title": "Q", "min": 1, "max": 5, "initial": 9],
      blames: "note 1 invalidValue"
    ),
    Row(
      type: "tag_rail",
      data: ["tags": ["A", 7, "B"]],
      blames: "note 1 droppedElement: expected a tag"
    ),
    Row(type: "notice", data: ["title": "N", "level": "loud"], blames: "note 1 invalidValue"),
    Row(
      type: "tabs",
      data: ["tabs": [["id": "a", "title": "A"]], "selected": "z"],
      blames: "note 1 invalidValue"
    ),
    Row(type: "progress", data: ["value": 9], blames: "note 1 invalidValue"),
    Row(type: "separator", data: ["style": "wavy"], blames: "note 1 invalidValue"),
  ])
  func whatIsMendedIsSaid(_ row: Row) throws {
    let host = FakeHost(row.data)
    let widget = unsafe try LoadedPack("StarterWidgets").widget(row.type)
    #expect(unsafe host.render(widget) == GALLEY_OK)
    let notes = host.calls.filter { $0.hasPrefix("note") }
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix(row.blames ?? "") == true)
  }

  @Test func aDecorationWithoutABaseIsRefused() throws {
    let host = FakeHost(["image": "x"])
    host.hasBase = false
    let widget = unsafe try LoadedPack("SeasonalBanner").widget("banner")
    #expect(unsafe host.render(widget) == GALLEY_MALFORMED)
  }
}
