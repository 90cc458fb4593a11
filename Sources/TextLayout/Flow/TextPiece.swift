/// A stretch of the arena on one line.
struct TextPiece {
  var start: Int
  var end: Int
  /// In cells.
  var width: Int
  /// Whether blanks stand for a glyph that the area is too narrow for.
  var isStandIn = false

  init(start: Int, end: Int, width: Int) {
    self.start = start
    self.end = end
    self.width = width
  }

  init(_ line: WrappedLine) {
    self.init(start: line.range.lowerBound, end: line.range.upperBound, width: line.width)
    isStandIn = line.content != .bytes
  }
}

/// The cells that a paragraph's lines have.
struct Room {
  /// The first line's, and the other lines'.
  var first: Int
  var rest: Int

  /// The cells that indents leave of a width: at least one.
  @inline(__always)
  init(_ width: Int, _ setting: Paragraph) {
    first = width - min(setting.firstIndent, max(0, width - 1))
    rest = width - min(setting.restIndent, max(0, width - 1))
  }
}
