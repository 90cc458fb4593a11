/// Scalars that need no table to be measured: letters of a cell, ideographs of two and more, that
/// begin a cluster wherever one may begin and take no selector.
///
/// Letters are of one line break class, and so are ideographs. The generator proves
/// that all in these ranges are alike.
enum CommonScalars {
  /// Whether a scalar is an ideograph of U+4E00–9FFF, a kana, or punctuation among them: two cells.
  @inline(__always)
  static func isWide(_ scalar: UInt32) -> Bool {
    if scalar &- 0x4E00 < 0x5200 || scalar &- 0x3041 < 0x56 { return true }
    return scalar &- 0x309B < 0x65 || scalar &- 0x3000 < 0x2A
  }

  /// Whether a scalar is a dash, a quote or a dot of U+2010–2027: one cell.
  @inline(__always)
  static func isPunctuation(_ scalar: UInt32) -> Bool { scalar &- 0x2010 < 0x18 }

  /// Whether a scalar is a letter of U+00C0–02BF or U+03C0–047F: one cell.
  @inline(__always)
  static func isLetter(_ scalar: UInt32) -> Bool {
    scalar &- 0xC0 < 0x200 || scalar &- 0x3C0 < 0xC0
  }

  /// Whether a byte is an ASCII letter.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether two bytes are a letter of U+00C0–02BF or U+03C0–047F: Latin, Greek, Cyrillic.
  @inline(__always)
  static func isLetter(_ first: UInt8, _ second: UInt8) -> Bool {
    (first &- 0xC3 < 8 || first &- 0xCF < 3) && second & 0xC0 == 0x80
  }

  /// Whether the bytes at an index are an ideograph of U+4E00–9FFF.
  @inline(__always)
  static func isIdeograph(_ text: TextBytes, at index: Int, end: Int) -> Bool {
    guard text[index] &- 0xE4 < 6, index &+ 2 < end else { return false }
    let (second, third) = (text[index &+ 1], text[index &+ 2])
    guard second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return false }
    return text[index] > 0xE4 || second >= 0xB8
  }

  /// Whether a letter stands at an index.
  @inline(__always)
  static func isLetter(_ text: TextBytes, at index: Int, end: Int) -> Bool {
    guard index < end else { return false }
    if isLetter(text[index]) { return true }
    return index &+ 1 < end && isLetter(text[index], text[index &+ 1])
  }

  /// The end of the run of letters at an index, no more than some cells long, and its cells.
  @inline(__always)
  static func letters(
    in text: TextBytes,
    from start: Int,
    to end: Int,
    atMost cells: Int
  ) -> (end: Int, cells: Int) {
    var index = start
    var longer = 0
    while true {
      let limit = min(end, start &+ cells &+ longer)
      while index < limit, isLetter(text[index]) { index &+= 1 }
      guard index < limit, index &+ 1 < end, isLetter(text[index], text[index &+ 1]) else { break }
      index &+= 2
      longer &+= 1
    }
    return (index, index &- start &- longer)
  }
}
