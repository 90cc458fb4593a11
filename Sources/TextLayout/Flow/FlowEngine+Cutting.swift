extension FlowEngine {
  /// The cells that an ellipsis takes of a line: all dots where there is room.
  func ellipsisWidth(in available: Int) -> Int {
    min(marks.charset == .unicode ? 1 : 3, available)
  }

  /// Puts the ellipsis that ends a cut line, in the style of what was cut.
  mutating func putEllipsis(_ width: Int, style: StyleID) {
    if width == 0 { return }
    let strip = strip(marks.charset == .unicode ? .ellipsis : .dots)
    put(strip, width: width, style: style, flags: .leader)
  }

  /// Puts one line of the text from `start` on, cut with an ellipsis.
  mutating func putCutLine(from start: Int, room: Room, isFirst: Bool, cursor: Int = 0) {
    let available = isFirst ? room.first : room.rest
    let end = spans[spans.count - 1].end
    let piece = cut(start, end, to: available - ellipsisWidth(in: available))
    putLine(piece, room: room, isFirst: isFirst, isCut: true, cursor: cursor)
  }

  /// The whole clusters that fit in `width` cells, without blanks at their end.
  func cut(_ start: Int, _ end: Int, to width: Int) -> TextPiece {
    let found = CutText(start..<end, of: arena.bytes.span, toWidth: width, ellipsis: 0)
    var piece = TextPiece(start: start, end: found.range.upperBound, width: found.width)
    while piece.end > start, arena.bytes[piece.end - 1] == 0x20 {
      piece.end -= 1
      piece.width -= 1
    }
    return piece
  }
}
