/// How narrow and how wide a text can be set.
package struct TextExtent: Equatable, Sendable {
  /// The cells of its widest part that doesn't break: narrower, and words break inside.
  package var narrowest = 0
  /// The cells of its widest line when only line feeds end lines.
  package var widest = 0

  /// Measures clean text.
  ///
  /// - Parameters:
  ///   - range: the bytes to measure.
  ///   - text: what the bytes are in.
  /// - Complexity: O(n)
  package init(_ range: Range<Int>, of text: Span<UInt8>) {
    precondition(range.upperBound <= text.count)
    self = text.withTextBytes { TextExtent(range, of: $0) }
  }

  private init(_ range: Range<Int>, of text: TextBytes) {
    var reader = LineBreakReader(range)
    var start = range.lowerBound
    var line = 0
    while let place = reader.next(in: text) {
      var end = place.index
      if end > start, text[end - 1] == 0x0A { end -= 1 }
      let full = TextWidth.width(of: text, start..<end)
      var hanging = 0
      while end - hanging > start, text[end - hanging - 1] == 0x20 { hanging += 1 }
      narrowest = max(narrowest, full - hanging)
      widest = max(widest, line + full - hanging)
      line = place.isMandatory ? 0 : line + full
      start = place.index
    }
  }
}
