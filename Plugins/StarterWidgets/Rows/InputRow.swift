internal import GalleyPack

/// A line of text to fill in.
enum InputRow: InteractiveWidget {
  static let type: StaticString = "input_row"
  static let summary: StaticString = "A line of text to fill in."
  static let props: StaticString = """
    {"type":"object","required":["label"],"properties":{\
    "label":{"type":["string","object"]},"placeholder":{"type":"string"},\
    "initial":{"type":"string"},"max_length":{"type":"integer"}}}
    """
  static let sample: StaticString = """
    {"label":"Voucher","placeholder":"Code on the card","max_length":12}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let label = try data.text("label")
    let placeholder = try data.optionalString("placeholder") ?? ""
    let text = page.state.string("text", default: try initial(data))
    page.line(label, .label)
    page.tap("edit", label: label.phrase) {
      page.run("[", .border)
      if text.isEmpty { page.run(placeholder, .muted) } else { page.run(text, .value) }
      page.fill("_", .border)
      page.run("]", .border)
    }
    page.newline()
  }

  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
    guard event.name == "change", case .string(let text) = event.value else { return }
    try event.set("text", to: .string(text.prefix(scalars: try limit(data))))
  }

  private static func initial(_ data: Content) throws(WidgetFailure) -> Phrase {
    let text = try data.optionalString("initial") ?? ""
    let kept = text.prefix(scalars: try limit(data))
    if kept != text { data["initial"].replaced("initial is longer than max_length; it is cut") }
    return kept
  }

  private static func limit(_ data: Content) throws(WidgetFailure) -> Int {
    guard let limit = try data.optionalInteger("max_length") else { return .max }
    guard limit >= 0 else { throw data.failure("expected 0 or more", at: "max_length") }
    return limit
  }
}
