internal import GalleyPack

extension Canvas {
  /// Draws a row: an icon, a title with a line under it, and something at the end.
  ///
  /// Where the title doesn't fit beside the end, columns keep them apart, so that a long title wraps
  /// without reaching under the end.
  ///
  /// - Parameters:
  ///   - icon: stands before the title.
  ///   - title: what the row is about.
  ///   - subtitle: the line under it.
  ///   - endCells: the most cells that the end takes; 0: there is none.
  ///   - end: draws the end.
  func row(
    icon: Icon? = nil,
    _ title: Text,
    _ subtitle: Text?,
    endCells: Int,
    end: () -> Void
  ) {
    if icon == nil && (endCells == 0 || fits(title, subtitle, beside: endCells)) {
      put(endCells == 0 ? title : title.inline, .title)
      if endCells > 0 {
        fill()
        end()
      }
      newline()
      if let subtitle { line(subtitle, .subtitle) }
    } else {
      columns(icon, title, subtitle, hasEnd: endCells > 0, end: end)
    }
  }

  /// Whether nothing on the left has to wrap because of the end.
  private func fits(_ title: Text, _ subtitle: Text?, beside endCells: Int) -> Bool {
    let room = width - endCells - 2
    guard isLine(title, room) else { return false }
    return subtitle.map { isLine($0, room) } ?? true
  }

  private func isLine(_ text: Text, _ room: Int) -> Bool {
    text.alignment == .leading && !text.phrase.contains(UInt8(ascii: "\n"))
      && width(of: text.phrase) <= room
  }

  private func columns(
    _ icon: Icon?,
    _ title: Text,
    _ subtitle: Text?,
    hasEnd: Bool,
    end: () -> Void
  ) {
    switch (icon, hasEnd) {
    case (nil, _):
      table([.fill, .trailing]) {
        cells(nil, title, subtitle)
        cell()
        end()
      }
    case (let icon?, false):
      table([.hug, .fill], TableLook(gap: 1)) { cells(icon, title, subtitle) }
    case (let icon?, true):
      table([.hug, .fill, .trailing], TableLook(gap: 1)) {
        cells(icon, title, subtitle)
        cell()
        end()
      }
    }
  }

  private func cells(_ icon: Icon?, _ title: Text, _ subtitle: Text?) {
    if let icon {
      cell()
      put(icon)
    }
    cell()
    titles(title, subtitle)
  }

  /// Draws a title and the line under it.
  func titles(_ title: Text, _ subtitle: Text?) {
    line(title, .title)
    if let subtitle { line(subtitle, .subtitle) }
  }
}

extension Icon {
  /// The most cells that the icon takes, drawn as a glyph or as its name between marks.
  var mostCells: Int { symbol.count + 2 }
}
