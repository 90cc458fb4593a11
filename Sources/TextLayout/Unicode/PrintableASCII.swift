/// Tests bytes eight at a time for printable ASCII: text that is clean, a cell a byte.
enum PrintableASCII {
  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// Marks, by their high bits, the bytes of a word that aren't 0x20...0x7E.
  ///
  /// The lowest mark is exact; a borrow may set others above it wrongly.
  @inline(__always)
  private static func marks(_ word: UInt64) -> UInt64 {
    let belowSpace = word &- 0x2020_2020_2020_2020
    let isDelete = (word & ~high) &+ 0x0101_0101_0101_0101
    return word | belowSpace | isDelete
  }

  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F }

  /// The index of the first byte that isn't printable ASCII, or the end.
  @inline(__always)
  static func end(in text: TextBytes, from start: Int, to end: Int) -> Int {
    if start &+ 8 <= end {
      let marked = marks(text.word(at: start)) & high
      if marked != 0 { return start &+ marked.trailingZeroBitCount &>> 3 }
    }
    return longEnd(in: text, from: start, to: end)
  }

  private static func longEnd(in text: TextBytes, from start: Int, to end: Int) -> Int {
    var index = start
    while index &+ 64 <= end, fourMarks(text, index) | fourMarks(text, index &+ 32) == 0 {
      index &+= 64
    }
    while index &+ 8 <= end {
      let marked = marks(text.word(at: index)) & high
      if marked != 0 { return index &+ marked.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < end, contains(text[index]) { index &+= 1 }
    return index
  }

  /// Marks in any of four words.
  @inline(__always)
  private static func fourMarks(_ text: TextBytes, _ index: Int) -> UInt64 {
    let first = marks(text.word(at: index)) | marks(text.word(at: index &+ 8))
    let second = marks(text.word(at: index &+ 16)) | marks(text.word(at: index &+ 24))
    return (first | second) & high
  }
}
