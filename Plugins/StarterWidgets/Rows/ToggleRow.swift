internal import GalleyPack

/// Something to switch on and off.
enum ToggleRow: InteractiveWidget {
  static let type: StaticString = "toggle_row"
  static let summary: StaticString = "Something to switch on and off."
  static let props: StaticString = """
    {"type":"object","required":["title"],"properties":{\
    "title":{"type":["string","object"]},"initial":{"type":"boolean"}}}
    """
  static let sample: StaticString = """
    {"title":"Gift wrapping","initial":true}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let title = try data.text("title")
    let isOn = try isOn(data, page.state)
    page.row(title, nil, endCells: 3) {
      page.tap(label: title.phrase) {
        page.run(isOn ? "[x]" : "[ ]", isOn ? .selected : .button)
      }
    }
  }

  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
    switch (event.name, event.value) {
    case ("tap", _): try event.set("on", to: .boolean(!isOn(data, event.state)))
    case ("change", .boolean(let wanted)): try event.set("on", to: .boolean(wanted))
    default: break
    }
  }

  private static func isOn(
    _ data: Content,
    _ state: WidgetState
  ) throws(WidgetFailure) -> Bool {
    state.boolean("on", default: try data.optionalBoolean("initial") ?? false)
  }
}
