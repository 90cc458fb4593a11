/// Tests eight bytes at a time for printable ASCII: text that is clean, one cell a byte.
enum PrintableASCII {
  /// Marks (by their high bits) the bytes of a word that aren't 0x20...0x7E; exact up to and
  /// including the first one.
  @inline(__always)
  static func others(in word: UInt64) -> UInt64 {
    let high: UInt64 = 0x8080_8080_8080_8080
    let below = word &- 0x2020_2020_2020_2020
    let delete = (word & ~high) &+ 0x0101_0101_0101_0101
    return (word | below | delete) & high
  }

  /// The index of the first byte that isn't printable ASCII, or the end.
  @inline(__always)
  static func end(in text: TextBytes, from start: Int, to end: Int) -> Int {
    var index = start
    while index &+ 8 <= end {
      let marks = others(in: text.word(at: index))
      if marks != 0 { return index &+ marks.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < end, text[index] &- 0x20 < 0x5F { index &+= 1 }
    return index
  }
}
