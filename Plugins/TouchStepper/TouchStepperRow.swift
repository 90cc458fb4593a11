internal import GalleyPack

/// Draws `stepper_row` with large keys, over the starter pack's own.
///
/// The state and the events are those of the widget that it overrides, so that pages and
/// scenarios go on unchanged.
enum TouchStepperRow: InteractiveWidget {
  static let type: StaticString = "stepper_row"
  static let summary: StaticString = "A number between two large keys."
  static let props: StaticString = """
    {"type":"object","required":["title"],"properties":{\
    "title":{"type":["string","object"]},"subtitle":{"type":["string","object"]},\
    "min":{"type":"integer"},"max":{"type":"integer"},"initial":{"type":"integer"}}}
    """
  static let sample: StaticString = """
    {"title":"Quantity","min":1,"max":5,"initial":2}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let title = try data.text("title")
    let subtitle = try data.optionalText("subtitle")
    let limits = try limits(data)
    let count = try count(data, page.state, limits)
    page.line(title, .title)
    if let subtitle { page.line(subtitle, .subtitle) }
    page.table([.hug, Column(.cells(9), alignment: .center), .hug], TableLook(gap: 0)) {
      page.cell()
      key("−", "decrement", "Decrease", isLive: count > limits.lowerBound, in: page)
      page.cell()
      page.newline()
      page.run(count, Style(.value).bold)
      page.cell()
      key("+", "increment", "Increase", isLive: count < limits.upperBound, in: page)
    }
  }

  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
    let limits = try limits(data)
    let count = try count(data, event.state, limits)
    switch (event.name, event.value) {
    case ("increment", _) where count < limits.upperBound:
      try event.set("count", to: .integer(count + 1))
    case ("decrement", _) where count > limits.lowerBound:
      try event.set("count", to: .integer(count - 1))
    case ("change", .integer(let wanted)):
      try event.set("count", to: .integer(limits.nearest(wanted)))
    default: break
    }
  }

  private static func key(
    _ mark: Phrase,
    _ name: Phrase,
    _ label: Phrase,
    isLive: Bool,
    in page: Canvas
  ) {
    page.tap(name, label: label) {
      page.box(Box(border: .rounded, padding: .sides(2), width: .hug)) {
        page.marks(mark, isLive ? .button : .disabled)
      }
    }
  }

  private static func limits(_ data: Content) throws(WidgetFailure) -> ClosedRange<Int> {
    let least = try data.optionalInteger("min") ?? 0
    let most = try data.optionalInteger("max") ?? .max
    guard least <= most else { throw data.failure("min is above max", at: "min") }
    return least...most
  }

  private static func count(
    _ data: Content,
    _ state: WidgetState,
    _ limits: ClosedRange<Int>
  ) throws(WidgetFailure) -> Int {
    let initial = limits.nearest(try data.optionalInteger("initial") ?? 0)
    return limits.nearest(state.integer("count", default: initial))
  }
}
