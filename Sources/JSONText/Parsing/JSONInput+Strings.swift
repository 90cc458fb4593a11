extension JSONInput {
  /// What was found after a string's opening quote.
  struct StringScan {
    /// The offset of the closing quote, or of the byte where the string fails.
    var offset: Int
    var hasEscapes = false
    var failed = false
  }

  /// Finds a string's closing quote, checking escapes, control characters and UTF-8 on the way.
  ///
  /// - Parameter start: The offset after the opening quote.
  /// - Returns: Where the string ends or fails.
  @inline(always)
  func scanString(from start: Int) -> StringScan {
    var offset = start
    while hasWord(at: offset) {
      let special = Self.specialBytes(of: word(at: offset))
      if special == 0 {
        offset &+= 8
        continue
      }
      offset &+= special.trailingZeroBitCount >> 3
      if self[offset] == UInt8(ascii: "\"") { return StringScan(offset: offset) }
      break
    }
    return scanStringByBytes(from: offset)
  }

  /// The rest of a string from its first special byte, or near the document's end.
  @inline(never)
  private func scanStringByBytes(from start: Int) -> StringScan {
    var scan = StringScan(offset: start)
    while true {
      scan.offset = plainEnd(from: scan.offset)
      let byte = self[scan.offset]
      if byte == UInt8(ascii: "\"") { return scan }
      let length: Int
      if byte == UInt8(ascii: "\\") {
        scan.hasEscapes = true
        length = escapeLength(at: scan.offset)
      } else {
        length = multibyteLength(at: scan.offset)
      }
      guard length > 0 else {
        scan.failed = true
        return scan
      }
      scan.offset &+= length
    }
  }

  /// The offset of the next byte that is a quote, a backslash, a control or not ASCII.
  @inline(always)
  private func plainEnd(from start: Int) -> Int {
    var offset = start
    while hasWord(at: offset) {
      let special = Self.specialBytes(of: word(at: offset))
      if special != 0 { return offset &+ special.trailingZeroBitCount >> 3 }
      offset &+= 8
    }
    while offset < end {
      let byte = self[offset]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { break }
      offset &+= 1
    }
    return offset
  }

  /// The top bits of the bytes that can't simply be skipped in a string.
  ///
  /// Only the lowest bit set is exact: a subtraction may borrow from the bytes above it.
  @inline(always)
  static func specialBytes(of word: UInt64) -> UInt64 {
    let quotes = (word ^ (0x22 &* ones)) &- ones
    let backslashes = (word ^ (0x5C &* ones)) &- ones
    let controls = word &- (0x20 &* ones)
    return (quotes | backslashes | controls | word) & (0x80 &* ones)
  }

  /// The length of the escape at a backslash (RFC 8259, section 7), 0 if it is none.
  ///
  /// A surrogate pair is one escape of twelve bytes; half of one is none.
  func escapeLength(at offset: Int) -> Int {
    switch self[offset &+ 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(at: offset &+ 2) else { return 0 }
      switch unit {
      case 0xD800...0xDBFF:
        guard self[offset &+ 6] == 0x5C, self[offset &+ 7] == UInt8(ascii: "u"),
          let low = codeUnit(at: offset &+ 8), 0xDC00...0xDFFF ~= low
        else { return 0 }
        return 12
      case 0xDC00...0xDFFF: return 0
      default: return 6
      }
    default: return 0
    }
  }

  /// The value of four hexadecimal digits, if they are there.
  func codeUnit(at offset: Int) -> UInt16? {
    var value: UInt16 = 0
    for place in offset..<offset &+ 4 {
      guard let digit = Self.hexDigit(self[place]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// Whether the byte at an offset is a hexadecimal digit.
  func isHexDigit(at offset: Int) -> Bool { Self.hexDigit(self[offset]) != nil }

  private static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte) - 0x37
    default: nil
    }
  }

  /// The length of the multibyte character at an offset (RFC 3629, section 4), 0 if it is none.
  @inline(always)
  func multibyteLength(at offset: Int) -> Int {
    let lead = self[offset]
    let second = self[offset &+ 1]
    guard lead >= 0xC2, lead <= 0xF4 else { return 0 }
    if lead < 0xE0 { return second & 0xC0 == 0x80 ? 2 : 0 }
    guard Self.secondByteRange(lead) ~= second, self[offset &+ 2] & 0xC0 == 0x80 else { return 0 }
    if lead < 0xF0 { return 3 }
    return self[offset &+ 3] & 0xC0 == 0x80 ? 4 : 0
  }

  /// What may follow a lead byte: no overlong forms, no surrogates, nothing above U+10FFFF.
  @inline(always)
  static func secondByteRange(_ lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
