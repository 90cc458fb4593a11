/// How lines are set.
package struct Paragraph: Equatable, Sendable {
  package enum Wrap: UInt8, Sendable {
    /// At UAX #14 opportunities, inside a word as the last resort.
    case word
    /// One line, cut with an ellipsis.
    case none
  }

  package var alignment: Alignment
  package var wrap: Wrap
  /// Lines of each paragraph, 0: no limit; the last one ends in an ellipsis.
  package var maxLines: Int
  package var firstIndent: Int
  package var restIndent: Int

  package static let standard = Paragraph()

  package init(
    alignment: Alignment = .leading,
    wrap: Wrap = .word,
    maxLines: Int = 0,
    firstIndent: Int = 0,
    restIndent: Int = 0
  ) {
    self.alignment = alignment
    self.wrap = wrap
    self.maxLines = max(0, maxLines)
    self.firstIndent = min(max(0, firstIndent), Insets.most)
    self.restIndent = min(max(0, restIndent), Insets.most)
  }
}
