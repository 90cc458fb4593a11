/// Tests bytes eight or sixteen at a time for printable ASCII: text that is clean, a cell a byte.
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
    while index &+ 64 <= end, isFilled(text, at: index) { index &+= 64 }
    while index &+ 8 <= end {
      let marked = marks(text.word(at: index)) & high
      if marked != 0 { return index &+ marked.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < end, contains(text[index]) { index &+= 1 }
    return index
  }

  /// Marks the bytes of sixteen that are printable ASCII.
  @inline(__always)
  private static func lanes(_ text: TextBytes, at index: Int) -> LaneMask {
    text.lanes(at: index).plus(1, exceeds: 0x20)
  }

  /// Whether all of the 64 bytes from an index are printable ASCII.
  @inline(__always)
  private static func isFilled(_ text: TextBytes, at index: Int) -> Bool {
    let first = lanes(text, at: index) .& lanes(text, at: index &+ 16)
    let last = lanes(text, at: index &+ 32) .& lanes(text, at: index &+ 48)
    return (.!(first .& last)).isEmpty
  }

  /// Whether all bytes of a range are printable ASCII.
  ///
  /// Of eight bytes and more, the last are looked at together with some before them.
  @inline(__always)
  static func fills(_ range: Range<Int>, of text: TextBytes) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    if range.count >= 16 { return fillsLanes(start, end, of: text) }
    if range.count >= 8 {
      return (marks(text.word(at: start)) | marks(text.word(at: end &- 8))) & high == 0
    }
    return self.end(in: text, from: start, to: end) == end
  }

  @inline(__always)
  private static func fillsLanes(_ start: Int, _ end: Int, of text: TextBytes) -> Bool {
    var index = start
    while index &+ 64 <= end {
      guard isFilled(text, at: index) else { return false }
      index &+= 64
    }
    var all = lanes(text, at: end &- 16)
    while index &+ 16 <= end {
      all .&= lanes(text, at: index)
      index &+= 16
    }
    return (.!all).isEmpty
  }
}
