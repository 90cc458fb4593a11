/// Measures text in cells.
package enum TextWidth {
  /// The width of a text on one line: the sum of its clusters' widths.
  ///
  /// Uncleaned text measures as if it were clean, but for tabs, which count 1, and line ends, 0.
  ///
  /// - Parameter text: any bytes.
  /// - Returns: the width in cells.
  /// - Complexity: O(n)
  package static func width(of text: Span<UInt8>) -> Int {
    text.withTextBytes { width(of: $0, 0..<$0.count) }
  }

  static func width(of text: TextBytes, _ range: Range<Int>) -> Int {
    if PrintableASCII.fills(range, of: text) { return range.count }
    if range.count >= LongWidth.leastCount, let width = LongWidth.width(of: text, range) {
      return width
    }
    var machine = WidthMachine()
    machine.take(text, range)
    return machine.cells
  }
}
