internal import GalleyPack

extension Canvas {
  /// Draws nested widgets one under the other.
  func items(_ items: Elements) {
    for item in items { child(item) }
  }

  /// Draws a rule over the whole width.
  func rule(_ pattern: Phrase = "─", _ style: Style = .border) {
    fill(pattern, style.adding(.marks))
    newline()
  }

  /// Draws an image's description on a line of its own, or nothing where it has none.
  func picture(_ image: Image?) {
    guard let image, !image.alt.isEmpty else { return }
    put(image)
    newline()
  }

  /// Draws tags on lines of their own.
  func tags(_ tags: Elements) throws(WidgetFailure) {
    var isFirst = true
    for element in tags {
      guard let tag = try element.tagOrDropped() else { continue }
      if !isFirst { run(" ") }
      put(tag)
      isFirst = false
    }
    if !isFirst { newline() }
  }
}
