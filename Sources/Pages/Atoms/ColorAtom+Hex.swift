extension ColorAtom {
  /// 0xAARRGGBB of 3, 4, 6 or 8 hex digits, with or without `#`; nil for anything else.
  static func hexValue(_ bytes: Span<UInt8>) -> UInt32? {
    let start = !bytes.isEmpty && bytes[0] == UInt8(ascii: "#") ? 1 : 0
    let count = bytes.count - start
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    var value: UInt32 = 0
    for offset in start..<bytes.count {
      guard let digit = digit(bytes[offset]) else { return nil }
      // A short form doubles each digit.
      value = count < 6 ? value << 8 | digit * 0x11 : value << 4 | digit
    }
    return count == 3 || count == 6 ? 0xff00_0000 | value : value
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
