/// Writes JSON (RFC 8259) without white space, the same bytes for the same calls.
///
/// Commas and colons come by themselves. Containers must be closed as they were opened, and every
/// member needs its key; the writer doesn't check that.
package struct JSONWriter: Sendable {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []

  /// Whether the next key or value follows another.
  private var needsComma = false

  /// Creates a writer that has written nothing.
  package init() {}

  /// Writes `[` or `{`.
  package mutating func begin(_ container: Container) {
    separate()
    bytes.append(container == .array ? UInt8(ascii: "[") : UInt8(ascii: "{"))
    needsComma = false
  }

  /// Writes `]` or `}`.
  package mutating func end(_ container: Container) {
    bytes.append(container == .array ? UInt8(ascii: "]") : UInt8(ascii: "}"))
    needsComma = true
  }

  /// Writes a member's key; its value comes next.
  package mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  package mutating func string(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { unsafe appendQuoted($0.span) }
  }

  /// Writes a string's bytes; what is not UTF-8 becomes U+FFFD.
  package mutating func string(_ text: Span<UInt8>) {
    separate()
    appendQuoted(text)
  }

  /// Writes an integer.
  package mutating func integer(_ value: some FixedWidthInteger) { raw(String(value).utf8) }

  /// Writes a double, in the fewest digits that read back as the same; `null` if it isn't finite.
  package mutating func double(_ value: Double) {
    raw((value.isFinite ? value.description : "null").utf8)
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) { raw((value ? "true" : "false").utf8) }

  /// Writes `null`.
  package mutating func null() { raw("null".utf8) }

  /// Writes a value that is JSON already, as it is.
  package mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// Ends a line, for one value a line; the next value needs no comma.
  package mutating func newline() {
    bytes.append(0x0A)
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// The containers of JSON.
  package enum Container: Sendable {
    case array
    case object
  }
}

extension JSONWriter {
  /// A string as JSON text, with its quotes.
  package static func quoted(_ text: String) -> String {
    var writer = Self()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func appendQuoted(_ text: Span<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if Self.isPlain(byte) {
        offset += appendPlain(text, offset)
      } else if byte < 0x80 {
        appendASCII(byte)
        offset += 1
      } else {
        offset += appendMultibyte(text, offset)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is a character that stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Appends the plain characters from an offset on, and returns how many they are.
  private mutating func appendPlain(_ text: Span<UInt8>, _ offset: Int) -> Int {
    var end = offset + 1
    while end < text.count, Self.isPlain(text[end]) { end += 1 }
    unsafe text.extracting(offset..<end).withUnsafeBufferPointer {
      unsafe bytes.append(contentsOf: $0)
    }
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
