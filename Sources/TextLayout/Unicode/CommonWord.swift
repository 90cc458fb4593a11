/// Eight bytes of UTF-8 looked at together: where scalars begin, which take two cells, and which
/// bytes are none of common text.
///
/// Every mask has the high bits of the bytes that it marks. Common text is printable ASCII, the
/// letters and the wide scalars of `CommonScalars`.
struct CommonWord {
  private static let high: UInt64 = 0x8080_8080_8080_8080

  /// The bytes that begin scalars.
  let starts: UInt64
  /// The bytes that begin ideographs of U+5000–9FFF, two cells each.
  let wide: UInt64
  /// The bytes that begin other scalars of three bytes, which are to be looked at one by one.
  let doubtful: UInt64
  /// The bytes that have to continue scalars.
  let expected: UInt64
  /// The bytes that aren't common text.
  let bad: UInt64
  /// What the next word's bytes have to continue.
  let carry: UInt64
  /// Whether it is ASCII and continues nothing.
  let isASCII: Bool

  /// Looks at the bytes of a word, the first in the lowest bits.
  ///
  /// - Parameters:
  ///   - word: the bytes.
  ///   - carry: what the word before leaves open.
  @inline(__always)
  init(_ word: UInt64, after carry: UInt64) {
    let others = word & Self.high
    let leads = word &<< 1 & others
    let longer = word &<< 2 & leads
    let longest = word &<< 3 & longer
    let continuations = others & ~leads
    let three = longer & ~longest
    let sure = Self.bytes(word & 0x0F0F_0F0F_0F0F_0F0F, from: 5, to: 10) & three
    starts = Self.high & ~continuations
    wide = sure
    doubtful = three & ~sure
    expected = leads &<< 8 | longer &<< 16 | carry
    self.carry = leads &>> 56 | longer &>> 48
    bad =
      longest | expected ^ continuations | Self.controls(word) & ~others
      | leads & ~longer & ~Self.letterLeads(word)
    isASCII = others | carry == 0
  }

  /// Marks bytes that are in a range; none may be above 0x1F.
  @inline(__always)
  private static func bytes(_ word: UInt64, from: UInt64, to: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return ((word &+ (0x80 &- from) &* ones) ^ (word &+ (0x80 &- to) &* ones)) & high
  }

  /// Marks C0 and DEL among ASCII.
  @inline(__always)
  private static func controls(_ word: UInt64) -> UInt64 {
    let low = word & ~high
    return (~(low &+ 0x6060_6060_6060_6060) | (low &+ 0x0101_0101_0101_0101)) & high
  }

  /// Marks the first bytes of U+00C0–02BF and U+03C0–047F among those of two bytes.
  @inline(__always)
  private static func letterLeads(_ word: UInt64) -> UInt64 {
    let low = word & 0x1F1F_1F1F_1F1F_1F1F
    return bytes(low, from: 0x03, to: 0x0B) | bytes(low, from: 0x0F, to: 0x12)
  }

  /// The cells of the scalars that begin in the first bytes.
  ///
  /// - Parameters:
  ///   - wide: those of two cells, with what was doubtful.
  ///   - mask: the bytes that count.
  /// - Returns: at most 16.
  @inline(__always)
  func cells(wide: UInt64, in mask: UInt64) -> Int {
    let sums = (starts & mask) &>> 7 &+ (wide & mask) &>> 7
    return Int((sums &* 0x0101_0101_0101_0101) &>> 56)
  }
}
