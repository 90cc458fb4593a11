/// Text that stands for itself in a JSON string: printing ASCII but quotes and backslashes.
enum JSONPlainText {
  /// Whether a byte is a character that stands for itself.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether all bytes of a text stand for themselves.
  ///
  /// - Complexity: linear, eight bytes at a time.
  static func isPlain(_ text: Span<UInt8>) -> Bool {
    unsafe text.withUnsafeBytes { bytes in
      var offset = 0
      while offset &+ 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        guard isPlain(word) else { return false }
        offset &+= 8
      }
      while offset < bytes.count {
        guard isPlain(unsafe bytes[offset]) else { return false }
        offset &+= 1
      }
      return true
    }
  }

  /// Whether each byte of a word stands for itself; what a subtraction borrows from the byte above
  /// only comes where one doesn't.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let deletes = (word ^ (0x7F &* JSONInput.ones)) &- JSONInput.ones
    return JSONInput.specialBytes(of: word) | deletes & (0x80 &* JSONInput.ones) == 0
  }
}
