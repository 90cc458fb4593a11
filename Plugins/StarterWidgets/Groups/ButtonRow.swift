internal import GalleyPack

/// Buttons side by side.
enum ButtonRow: Widget {
  static let type: StaticString = "button_row"
  static let summary: StaticString = "Buttons side by side."
  static let props: StaticString = """
    {"type":"object","properties":{\
    "buttons":{"type":"array","items":{"type":["string","object"]}}}}
    """
  static let sample: StaticString = """
    {"buttons":[{"title":"Add to cart"},{"title":"Save","style":"outline"},\
    {"title":"Share","style":"plain"}]}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    var isFirst = true
    for element in try data.optionalArray("buttons") {
      guard let button = try element.buttonOrDropped() else { continue }
      if !isFirst { page.run("  ") }
      page.put(button)
      isFirst = false
    }
    if !isFirst { page.newline() }
  }
}
