/// What cleaning found out about a text on its way into an arena.
package struct TextFacts: Equatable, Sendable {
  /// Whether the cleaned text is printable ASCII and line breaks: a cell a byte.
  package var isASCII = true
  /// The number of line breaks.
  package var lineBreaks = 0
  /// The width in cells of the widest line.
  package var width = 0
  /// The width in cells of the last line.
  package var lastWidth = 0
  /// Whether terminals disagree on the width of a cluster in it.
  package var isContested = false
  /// Whether it has directional controls that open or close something.
  package var hasDirections = false

  package init() {}
}
