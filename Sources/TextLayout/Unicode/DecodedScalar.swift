/// One scalar read from UTF-8, or U+FFFD for a maximal ill-formed part (Unicode 3.9, table 3-8).
struct DecodedScalar {
  let value: UInt32
  let length: Int
  let isWellFormed: Bool

  @inline(__always)
  private init(_ value: UInt32, _ length: Int) {
    self.value = value
    self.length = length
    isWellFormed = true
  }

  private init(illFormed length: Int) {
    value = 0xFFFD
    self.length = length
    isWellFormed = false
  }

  /// Reads the scalar at an index.
  @inline(__always)
  init(_ text: TextBytes, at index: Int, end: Int) {
    let first = UInt32(text[index])
    if first < 0x80 {
      self.init(first, 1)
    } else if first < 0xE0, first >= 0xC2, index &+ 1 < end, Self.continues(text[index &+ 1]) {
      self.init((first & 0x1F) &<< 6 | UInt32(text[index &+ 1] & 0x3F), 2)
    } else {
      self.init(longer: text, at: index, end: end)
    }
  }

  @inline(__always)
  private init(longer text: TextBytes, at index: Int, end: Int) {
    let first = UInt32(text[index])
    guard first >= 0xE0, index &+ 2 < end else {
      self.init(illFormed: Self.illFormedLength(text, at: index, end: end))
      return
    }
    let second = UInt32(text[index &+ 1])
    let third = UInt32(text[index &+ 2])
    let tails = (second & 0xC0 == 0x80) && (third & 0xC0 == 0x80)
    if first < 0xF0 {
      let value = (first & 0xF) &<< 12 | (second & 0x3F) &<< 6 | third & 0x3F
      if tails, value >= 0x800, value &>> 11 != 0x1B {
        self.init(value, 3)
        return
      }
    } else if first < 0xF5, tails, index &+ 3 < end, Self.continues(text[index &+ 3]) {
      let high = (first & 7) &<< 18 | (second & 0x3F) &<< 12
      let value = high | (third & 0x3F) &<< 6 | UInt32(text[index &+ 3] & 0x3F)
      if value >= 0x10000, value < 0x110000 {
        self.init(value, 4)
        return
      }
    }
    self.init(illFormed: Self.illFormedLength(text, at: index, end: end))
  }

  @inline(__always)
  private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The length of the maximal part that could have begun a well-formed sequence; at least 1.
  @inline(never)
  private static func illFormedLength(_ text: TextBytes, at index: Int, end: Int) -> Int {
    let first = text[index]
    guard first >= 0xC2, first < 0xF5, index + 1 < end else { return 1 }
    let needed = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    guard secondBytes(after: first).contains(text[index + 1]) else { return 1 }
    var length = 2
    while length <= needed, index + length < end, continues(text[index + length]) { length += 1 }
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
