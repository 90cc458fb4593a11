/// One scalar read from UTF-8, or U+FFFD for a maximal ill-formed part (Unicode 3.9, table 3-8).
struct DecodedScalar {
  let value: UInt32
  let length: Int
  let isWellFormed: Bool

  @inline(__always)
  private init(_ value: UInt32, _ length: Int, isWellFormed: Bool = true) {
    self.value = value
    self.length = length
    self.isWellFormed = isWellFormed
  }

  /// Reads the scalar at an index.
  @inline(__always)
  init(_ text: TextBytes, at index: Int, end: Int) {
    let first = text[index]
    if first < 0x80 {
      self.init(UInt32(first), 1)
      return
    }
    // The first byte is in the lowest bits; the masks test the marker bits of all at once.
    let word = index &+ 4 <= end ? text.halfWord(at: index) : Self.lastBytes(text, index, end)
    if word & 0x00C0_C0F0 == 0x0080_80E0 {
      let value = (word & 0xF) &<< 12 | (word &>> 2) & 0xFC0 | (word &>> 16) & 0x3F
      if value >= 0x800, value &>> 11 != 0x1B {
        self.init(value, 3)
        return
      }
    } else if word & 0xC0E0 == 0x80C0 {
      let value = (word & 0x1F) &<< 6 | (word &>> 8) & 0x3F
      if value >= 0x80 {
        self.init(value, 2)
        return
      }
    } else if word & 0xC0C0_C0F8 == 0x8080_80F0 {
      let high = (word & 7) &<< 18 | (word &<< 4) & 0x3_F000
      let value = high | (word &>> 10) & 0xFC0 | (word &>> 24) & 0x3F
      if value &- 0x1_0000 < 0x10_0000 {
        self.init(value, 4)
        return
      }
    }
    self.init(0xFFFD, Self.illFormedLength(text, at: index, end: end), isWellFormed: false)
  }

  /// The fewer than four bytes at the end of a text, and zeros after them.
  @inline(never)
  private static func lastBytes(_ text: TextBytes, _ index: Int, _ end: Int) -> UInt32 {
    var word: UInt32 = 0
    for at in index..<end { word |= UInt32(text[at]) << UInt32(8 * (at - index)) }
    return word
  }

  /// The length of the maximal part that could have begun a well-formed sequence; at least 1.
  @inline(never)
  private static func illFormedLength(_ text: TextBytes, at index: Int, end: Int) -> Int {
    let first = text[index]
    guard first >= 0xC2, first < 0xF5, index + 1 < end else { return 1 }
    let needed = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    guard secondBytes(after: first).contains(text[index + 1]) else { return 1 }
    var length = 2
    while length <= needed, index + length < end, text[index + length] & 0xC0 == 0x80 {
      length += 1
    }
    return length
  }

  /// The second bytes that a first byte allows.
  private static func secondBytes(after first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
