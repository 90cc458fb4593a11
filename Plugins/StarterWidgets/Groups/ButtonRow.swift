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
    let elements = try data.optionalArray("buttons")
    if elements.contains(where: { $0["full_width"].asBoolean == true }) {
      stretched(elements, in: page)
    } else {
      inline(elements, in: page)
    }
  }

  private static func inline(_ elements: Elements, in page: Canvas) {
    var isFirst = true
    for element in elements {
      guard let button = element.buttonOrDropped else { continue }
      if !isFirst { page.run("  ") }
      page.put(button)
      isFirst = false
    }
    if !isFirst { page.newline() }
  }

  /// Shares the width among the buttons that ask for all of it.
  private static func stretched(_ elements: Elements, in page: Canvas) {
    let buttons = elements.compactMap(\.buttonOrDropped)
    let columns = buttons.map { button in
      Column(button.isFullWidth ? .fill : .hug, alignment: .center)
    }
    page.table(columns: columns) {
      for button in buttons {
        page.cell()
        page.put(button)
      }
    }
  }
}
