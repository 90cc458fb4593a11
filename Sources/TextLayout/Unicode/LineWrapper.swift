/// Breaks clean text into lines of a width: UAX #14's opportunities, filled greedily.
///
/// Spaces at a line's end hang. A word longer than a line is broken between clusters. A glyph of
/// two cells in an area of one becomes a stand-in, and an area without cells shows nothing, so
/// that no line is ever wider than asked and every call moves on.
///
/// The wrapper holds offsets only, so the text may grow between calls as long as its bytes stay
/// in place, and each line may have another width.
package struct LineWrapper: Sendable {
  private var place: LineFiller.Place
  private let end: Int
  private var indent: Int
  private let laterIndent: Int
  private var isFinished = false

  /// Starts at the beginning of a range of clean text.
  ///
  /// - Parameters:
  ///   - range: the bytes to wrap; an empty range makes one empty line.
  ///   - startColumn: the cells of the first line that are taken. When no opportunity fits after
  ///     them, the first line is empty.
  ///   - indent: the cells of each later line that are taken.
  package init(_ range: Range<Int>, startColumn: Int = 0, indent: Int = 0) {
    place = LineFiller.Place(index: range.lowerBound, width: 0, state: 0)
    end = range.upperBound
    self.indent = startColumn
    laterIndent = indent
  }

  /// The next line.
  ///
  /// - Parameters:
  ///   - text: the text that the range is of.
  ///   - width: the cells of the line, with those that are taken.
  /// - Returns: nil after the last line.
  /// - Complexity: O(n) in the bytes of the line and of the word after it.
  package mutating func next(in text: Span<UInt8>, width: Int) -> WrappedLine? {
    precondition(end <= text.count)
    guard !isFinished else { return nil }
    let cells = max(0, width - indent)
    let mayBeEmpty = indent > laterIndent
    indent = laterIndent
    place.width = 0
    let (line, next) = text.withTextBytes { [place, end] bytes in
      LineFiller(bytes, from: place, to: end, cells: cells, mayBeEmpty: mayBeEmpty).fill()
    }
    place = next
    isFinished = line.ending == .text
    return line
  }
}
