internal import GalleyPack

/// A number that is stepped up and down.
enum StepperRow: InteractiveWidget {
  static let type: StaticString = "stepper_row"
  static let summary: StaticString = "A number to step up and down between limits."
  static let props: StaticString = """
    {"type":"object","required":["title"],"properties":{\
    "title":{"type":["string","object"]},"subtitle":{"type":["string","object"]},\
    "min":{"type":"integer"},"max":{"type":"integer"},"initial":{"type":"integer"}}}
    """
  static let sample: StaticString = """
    {"title":"Quantity","subtitle":"At most five each","min":1,"max":5,"initial":2}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let title = try data.text("title")
    let subtitle = try data.optionalText("subtitle")
    let range = try StepRange(data)
    let count = range.count(page.state)
    page.row(title, subtitle, endCells: 28) {
      page.tap("decrement", label: "Decrease") {
        page.run("[-]", count > range.least ? .button : .disabled)
      }
      page.run(" ")
      page.run(count, .value)
      page.run(" ")
      page.tap("increment", label: "Increase") {
        page.run("[+]", count < range.most ? .button : .disabled)
      }
    }
  }

  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
    let range = try StepRange(data)
    let count = range.count(event.state)
    switch event.name {
    case "increment": try event.set("count", to: .integer(range.clamped(count, step: 1)))
    case "decrement": try event.set("count", to: .integer(range.clamped(count, step: -1)))
    case "change":
      guard case .integer(let wanted) = event.value else { return }
      try event.set("count", to: .integer(range.clamped(wanted)))
    default: break
    }
  }
}
