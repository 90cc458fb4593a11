import TextLayout

/// Text to lines, and text to cells.
struct Wrapping {
  private let text: [UInt8]
  /// The text's lines, found before anything is timed.
  private let lines: [Range<Int>]

  init(_ text: [UInt8]) {
    self.text = text
    var lines: [Range<Int>] = []
    var start = 0
    for index in text.indices where text[index] == 0x0A {
      lines.append(start..<index)
      start = index + 1
    }
    self.lines = lines
  }

  /// Wraps every line of the text, and answers how many lines came out.
  func wrap(width: Int) -> Int {
    var wrapper = LineWrapper(0..<text.count)
    var count = 0
    while wrapper.next(in: text.span, width: width) != nil { count += 1 }
    return count
  }

  /// Answers the sum of the widths of the text's lines.
  func measure() -> Int {
    let text = text.span
    var sum = 0
    for line in lines { sum += TextWidth.width(of: text.extracting(line)) }
    return sum
  }
}
