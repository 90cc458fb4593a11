/// One line of a wrapped text, as offsets into it.
package struct WrappedLine: Equatable, Sendable {
  /// What ended the line.
  package enum Ending: Sendable {
    /// The width, at an opportunity or, as the last resort, between two clusters.
    case soft
    /// A line feed.
    case hard
    /// The end of the text.
    case text
  }

  /// How the line is shown.
  package enum Content: Sendable {
    /// By its bytes.
    case bytes
    /// By one cell that stands for a glyph of two, which the area is too narrow for.
    case standIn
    /// Not at all: the area has no cells.
    case nothing
  }

  /// The line's bytes, without the spaces that hang after it and the line feed.
  package var range: Range<Int>
  /// Its width in cells, without start column and indent; never more than asked.
  package var width: Int
  /// What ended it.
  package var ending: Ending
  /// How it is shown.
  package var content: Content

  package init(range: Range<Int>, width: Int, ending: Ending, content: Content) {
    self.range = range
    self.width = width
    self.ending = ending
    self.content = content
  }
}
