/// What markdown asks about bytes.
///
/// Beyond ASCII only general and CJK punctuation counts as such,
/// and U+00A0 and U+3000 as blanks.
enum MarkdownCharacter {
  private enum Kind {
    case blank
    case punctuation
    case letter
  }

  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Where the run of the byte at `index` ends.
  static func runEnd(_ text: Span<UInt8>, at index: Int) -> Int {
    var end = index + 1
    while end < text.count, text[end] == text[index] { end += 1 }
    return end
  }

  /// Whether a run of delimiters may open and close emphasis (CommonMark 6.2).
  static func flanks(_ text: Span<UInt8>, _ run: Range<Int>) -> (open: Bool, close: Bool) {
    let before = kind(before: run.lowerBound, text)
    let after = kind(at: run.upperBound, text)
    let left = after == .letter || after == .punctuation && before != .letter
    let right = before == .letter || before == .punctuation && after != .letter
    if text[run.lowerBound] != 0x5F { return (left, right) }
    return (left && (!right || before == .punctuation), right && (!left || after == .punctuation))
  }

  private static func kind(before index: Int, _ text: Span<UInt8>) -> Kind {
    var start = index - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start < 0 ? .blank : kind(at: start, text)
  }

  private static func kind(at index: Int, _ text: Span<UInt8>) -> Kind {
    guard index < text.count else { return .blank }
    let byte = text[index]
    if byte <= 0x20 { return .blank }
    if byte < 0x80 { return isPunctuation(byte) ? .punctuation : .letter }
    guard index + 2 < text.count else { return .letter }
    switch (byte, text[index + 1], text[index + 2]) {
    case (0xC2, 0xA0, _), (0xE3, 0x80, 0x80): return .blank
    case (0xE2, 0x80...0x81, _), (0xE3, 0x80, 0x81...0xBF): return .punctuation
    default: return .letter
    }
  }
}
