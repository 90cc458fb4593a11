extension JSONWriter {
  /// A string as JSON text, with its quotes.
  package static func quoted(_ text: String) -> String {
    var writer = Self()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Appends a string in quotes.
  mutating func append(quoted text: Span<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    if JSONPlainText.isPlain(text) {
      append(plain: text)
    } else {
      append(escaping: text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a key in quotes and its colon.
  mutating func append(key: StaticString) {
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { text in
      assert(JSONPlainText.isPlain(unsafe text.span), "a key with escapes")
      unsafe bytes.append(contentsOf: text)
    }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func append(plain text: Span<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  private mutating func append(escaping text: Span<UInt8>) {
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if JSONPlainText.isPlain(byte) {
        offset += appendPlain(text, offset)
      } else if byte < 0x80 {
        appendASCII(byte)
        offset += 1
      } else {
        offset += appendMultibyte(text, offset)
      }
    }
  }

  /// Appends the plain characters from an offset on, and returns how many they are.
  private mutating func appendPlain(_ text: Span<UInt8>, _ offset: Int) -> Int {
    var end = offset + 1
    while end < text.count, JSONPlainText.isPlain(text[end]) { end += 1 }
    append(plain: text.extracting(offset..<end))
    return end - offset
  }

  private mutating func appendASCII(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x08: bytes += "\\b".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0C: bytes += "\\f".utf8
    case 0x0D: bytes += "\\r".utf8
    default: appendEscape(UInt16(byte))
    }
  }

  private mutating func appendEscape(_ unit: UInt16) {
    bytes += "\\u".utf8
    for shift in [12, 8, 4, 0] as [UInt16] {
      let digit = UInt8(unit >> shift & 0xF)
      bytes.append(digit < 10 ? digit + 0x30 : digit + 0x57)
    }
  }

  /// Whether a character is written as an escape, so that output can't drive a terminal: C1, line
  /// and paragraph separators, directional controls (UAX #9), the byte order mark.
  private static func isEscaped(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x80..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Appends the character at an offset, or U+FFFD for bytes that are none, and returns how many
  /// bytes that took.
  private mutating func appendMultibyte(_ text: Span<UInt8>, _ offset: Int) -> Int {
    let length = unsafe text.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      return unsafe JSONInput(base: base, end: buffer.count).multibyteLength(at: offset)
    }
    guard length > 0 else {
      bytes += "\u{FFFD}".utf8
      return 1
    }
    let unit = Self.unit(text, offset, length)
    if Self.isEscaped(unit) {
      appendEscape(unit)
    } else {
      for place in offset..<offset + length { bytes.append(text[place]) }
    }
    return length
  }

  /// A character of two or three bytes; 0 for one of four.
  private static func unit(_ text: Span<UInt8>, _ offset: Int, _ length: Int) -> UInt16 {
    if length == 4 { return 0 }
    var unit = UInt16(text[offset]) & (length == 2 ? 0x1F : 0xF)
    for place in offset + 1..<offset + length { unit = unit << 6 | UInt16(text[place]) & 0x3F }
    return unit
  }
}
