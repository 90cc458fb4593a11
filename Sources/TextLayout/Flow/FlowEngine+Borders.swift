extension FlowEngine {
  /// Draws a box's top border with its title, in the box around it.
  ///
  /// A bar has no top: its title
  /// is dropped.
  mutating func putTopBorder(_ box: OpenBox, title: Range<Int>) {
    guard box.border.isFrame, box.geometry.borderLeft > 0 else { return }
    let inside = box.geometry.outer - 2
    openBorderLine(box)
    putMark(box.border.topLeft, style: box.borderStyle)
    if title.isEmpty || inside < 5 {
      putRule(box, width: inside)
    } else {
      putTitle(title, box: box, inside: inside)
    }
    putMark(box.border.topRight, style: box.borderStyle)
    closeLine()
  }

  /// Draws a box's bottom border, in the box around it.
  mutating func putBottomBorder(_ box: OpenBox) {
    guard box.border.isFrame, box.geometry.borderLeft > 0 else { return }
    openBorderLine(box)
    putMark(box.border.bottomLeft, style: box.borderStyle)
    putRule(box, width: box.geometry.outer - 2)
    putMark(box.border.bottomRight, style: box.borderStyle)
    closeLine()
  }

  private mutating func openBorderLine(_ box: OpenBox) {
    openLine()
    putBlanks(box.geometry.marginLeft, style: frame.ground)
  }

  private mutating func putRule(_ box: OpenBox, width: Int) {
    if width > 0 {
      put(strip(box.border.horizontal), width: width, style: box.borderStyle, flags: .rule)
    }
  }

  /// Draws `─ Title ───`, cut where it is too long.
  private mutating func putTitle(_ title: Range<Int>, box: OpenBox, inside: Int) {
    var piece = TextPiece(start: title.lowerBound, end: title.upperBound, width: 0)
    piece.width = width(of: title)
    var dots = 0
    if piece.width > inside - 4 {
      dots = ellipsisWidth(in: inside - 4)
      piece = cut(piece.start, piece.end, to: inside - 4 - dots)
    }
    let style = styles.resolve(Style(role: .header), over: frame.ground)
    let rest = inside - 3 - piece.width - dots
    putRule(box, width: isRightToLeft ? rest : 1)
    putBlanks(1, style: frame.ground)
    let first = arena.runs.count
    put(piece, style: style)
    if let run = closing(arena.runs[first...]) { arena.runs.append(run) }
    putEllipsis(dots, style: style)
    putBlanks(1, style: frame.ground)
    putRule(box, width: isRightToLeft ? 1 : rest)
  }

  /// Puts text of one style that isn't in the spans.
  private mutating func put(_ piece: TextPiece, style: StyleID) {
    if piece.start == piece.end { return }
    lineWidth += piece.width
    arena.runs.append(
      Run(
        offset: piece.start,
        length: piece.end - piece.start,
        width: piece.width,
        style: style,
        owner: owner,
        region: region
      )
    )
  }
}
