/// Goes through a JSON text of ASCII characters without escapes, which is what tools write.
///
/// Each function takes what it names, with the white space before it, or answers false or nil
/// where something else stands there; the place is then lost.
struct PlainJSONCursor {
  /// The offset of the next byte.
  private(set) var offset: UInt64

  /// Starts at an offset.
  init(at offset: UInt64) {
    self.offset = offset
  }

  /// Goes over white space to the next byte, without taking it.
  ///
  /// - Returns: The byte, or 0 at the end.
  @inline(__always)
  mutating func next(_ bytes: RawSpan) -> UInt8 {
    let byte = bytes.number(UInt8.self, at: offset)
    return byte > 0x20 ? byte : nextAfterSpace(bytes)
  }

  private mutating func nextAfterSpace(_ bytes: RawSpan) -> UInt8 {
    while true {
      switch bytes.number(UInt8.self, at: offset) {
      case 0x20, 0x0A, 0x0D, 0x09: offset &+= 1
      case let byte: return byte
      }
    }
  }

  /// Takes a bracket, a comma or a colon.
  @inline(__always)
  mutating func take(_ character: Unicode.Scalar, _ bytes: RawSpan) -> Bool {
    guard next(bytes) == UInt8(ascii: character) else { return false }
    offset &+= 1
    return true
  }

  /// Takes a key and its colon; otherwise stays before them.
  mutating func takeKey(_ key: PlainJSONKey, _ bytes: RawSpan) -> Bool {
    _ = next(bytes)
    let start = offset
    guard key.stands(at: start, in: bytes) else { return false }
    offset = start &+ key.count
    if take(":", bytes) { return true }
    offset = start
    return false
  }

  /// Takes a string that isn't empty.
  ///
  /// - Returns: The offsets of its bytes.
  mutating func takeString(_ bytes: RawSpan) -> Range<UInt64>? {
    guard take("\"", bytes) else { return nil }
    let start = offset
    let end = PlainJSONCursor.plainEnd(bytes, from: start)
    guard end > start, bytes.number(UInt8.self, at: end) == UInt8(ascii: "\"") else { return nil }
    offset = end &+ 1
    return start..<end
  }

  /// The offset of the next byte that is a quote, a backslash, a control or not ASCII.
  @inline(__always)
  private static func plainEnd(_ bytes: RawSpan, from start: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while true {
      // Zero where fewer than eight bytes are left: controls, with which nothing ends well.
      let word = bytes.number(UInt64.self, at: offset)
      let quotes = (word ^ (0x22 &* ones)) &- ones
      let backslashes = (word ^ (0x5C &* ones)) &- ones
      let controls = word &- (0x20 &* ones)
      // Only the lowest bit is exact: a subtraction may borrow from the bytes above it.
      let special = (quotes | backslashes | controls | word) & (0x80 &* ones)
      if special != 0 { return offset &+ UInt64(special.trailingZeroBitCount / 8) }
      offset &+= 8
    }
  }

  /// Takes a string that isn't empty.
  mutating func take(_ text: inout String, _ bytes: RawSpan) -> Bool {
    guard let range = takeString(bytes) else { return false }
    text = bytes.text(range)
    return true
  }

  /// Takes a list of strings that aren't empty.
  mutating func take(_ list: inout [String], _ bytes: RawSpan) -> Bool {
    guard take("[", bytes) else { return false }
    if take("]", bytes) { return true }
    repeat {
      var text = ""
      guard take(&text, bytes) else { return false }
      list.append(text)
    } while take(",", bytes)
    return take("]", bytes)
  }

  /// Takes a whole number of at most nine digits.
  mutating func take(_ number: inout UInt32, from least: UInt32, _ bytes: RawSpan) -> Bool {
    let first = next(bytes)
    let start = offset
    var value: UInt32 = 0
    while true {
      let digit = bytes.number(UInt8.self, at: offset) &- UInt8(ascii: "0")
      if digit > 9 || offset == start &+ 9 { break }
      value = value &* 10 &+ UInt32(digit)
      offset &+= 1
    }
    let hasLeadingZero = first == UInt8(ascii: "0") && offset > start &+ 1
    if offset == start || hasLeadingZero || value < least { return false }
    number = value
    return true
  }
}
