import TextLayout

/// Text to lines, and text to cells.
enum Wrapping {
  /// Wraps every line of the text, and answers how many lines came out.
  static func run(_ text: [UInt8], width: Int) -> Int {
    var wrapper = LineWrapper(0..<text.count)
    var count = 0
    while wrapper.next(in: text.span, width: width) != nil { count += 1 }
    return count
  }

  /// Answers the sum of the widths of the text's lines.
  static func measure(_ text: [UInt8]) -> Int {
    var sum = 0
    for line in text.split(separator: 0x0A) {
      sum += TextWidth.width(of: line.span)
    }
    return sum
  }
}
