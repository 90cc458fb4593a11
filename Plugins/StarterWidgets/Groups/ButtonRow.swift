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

  /// Those that have no room left on a line go to the next; a button itself is not broken for it.
  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let width = page.width
    var used = 0
    for element in try data.optionalArray("buttons") {
      guard let button = try element.buttonOrDropped() else { continue }
      let needed = cells(of: button, in: page)
      if used > 0 {
        let fits = used + 2 + needed <= width
        if fits { page.run("  ") } else { page.newline() }
        used = fits ? used + 2 : 0
      }
      page.put(button)
      used += needed
    }
    if used > 0 { page.newline() }
  }

  /// Cells that a button takes where it doesn't stretch, with what encloses it.
  private static func cells(of button: Button, in page: Canvas) -> Int {
    let title = page.width(of: button.title.phrase)
    let icon = button.hasIcon ? 2 : 0
    return title + icon + (button.look == .plain ? 0 : 4)
  }
}
