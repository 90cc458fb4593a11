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

  /// Draws tags on lines of their own; one that has no room left on a line goes to the next whole.
  func tags(_ tags: Elements) throws(WidgetFailure) {
    let room = width
    var used = 0
    for element in tags {
      guard let tag = try element.tagOrDropped() else { continue }
      let needed = width(of: tag.text.phrase) + (element["icon"].exists ? 4 : 2)
      let fits = used + 1 + needed <= room
      if used > 0 { if fits { run(" ") } else { newline() } }
      put(tag)
      used = fits && used > 0 ? used + 1 + needed : needed
    }
    if used > 0 { newline() }
  }
}
