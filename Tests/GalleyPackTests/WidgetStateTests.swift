import CGalley
import GalleyPack
import Testing

@Suite struct WidgetStateTests {
  private enum Reading: Widget {
    static let type: StaticString = "reading"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
      page.run(page.state.integer("count", default: 3))
      page.run(page.state.number("ratio", default: 0.5) == 0.5 ? "half" : "other")
      page.run(page.state.boolean("on", default: true) ? "on" : "off")
      page.run(page.state.string("text", default: "empty"))
    }
  }

  struct Row: CustomTestStringConvertible {
    let slots: [String: FakeNode]
    let shown: [String]

    var testDescription: String { "\(slots)" }
  }

  @Test(arguments: [
    Row(slots: [:], shown: ["3", "half", "on", "empty"]),
    Row(
      slots: ["count": 9, "ratio": 2.5, "on": false, "text": "full"],
      shown: ["9", "other", "off", "full"]
    ),
    Row(slots: ["count": 4.0], shown: ["4", "half", "on", "empty"]),
    Row(slots: ["count": 4.5], shown: ["3", "half", "on", "empty"]),
    Row(slots: ["ratio": 2], shown: ["3", "other", "on", "empty"]),
    Row(
      slots: ["count": "9", "ratio": true, "on": 0, "text": 1],
      shown: ["3", "half", "on", "empty"]
    ),
  ])
  func readsSlotsOrDefaults(_ row: Row) {
    let host = FakeHost()
    host.slots = row.slots
    #expect(host.draw(Reading.self) == GALLEY_OK)
    let shown = host.calls.map { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    #expect(shown == row.shown)
  }
}
