internal import GalleyPack

extension Canvas {
  /// Draws a row: an icon, a title with a line under it, and something at the end.
  ///
  /// The columns keep to themselves, so that a long title wraps without reaching under the others.
  func row(
    icon: Icon? = nil,
    hasEnd: Bool = true,
    middle: () -> Void,
    end: () -> Void
  ) {
    switch (icon, hasEnd) {
    case (nil, false):
      middle()
    case (nil, true):
      table([.fill, .trailing]) {
        cell()
        middle()
        cell()
        end()
      }
    case (let icon?, false):
      table([.hug, .fill], TableLook(gap: 1)) {
        cell()
        put(icon)
        cell()
        middle()
      }
    case (let icon?, true):
      table([.hug, .fill, .trailing], TableLook(gap: 1)) {
        cell()
        put(icon)
        cell()
        middle()
        cell()
        end()
      }
    }
  }

  /// Draws a title and the line under it.
  func titles(_ title: Text, _ subtitle: Text?) {
    line(title, .title)
    if let subtitle { line(subtitle, .subtitle) }
  }
}
