/// One grapheme cluster of a text: what a terminal shows in 0, 1 or 2 cells.
package struct Cluster: Equatable, Sendable {
  /// Its bytes, as offsets into the text.
  package var range: Range<Int>
  /// Its width in cells.
  package var width: Int
  /// Whether terminals disagree on its width.
  package var isContested: Bool
}
