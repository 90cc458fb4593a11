/// Writes JSON (RFC 8259) without white space, the same bytes for the same calls.
///
/// Commas and colons come by themselves. Containers must be closed as they were opened, and every
/// member needs its key; the writer doesn't check that.
package struct JSONWriter: Sendable {
  /// What has been written.
  package internal(set) var bytes: [UInt8] = []

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

  /// Writes a member's key, which needs no escapes; its value comes next.
  package mutating func key(_ key: StaticString) {
    separate()
    append(key: key)
    needsComma = false
  }

  /// Writes a member's key that is made at run time; its value comes next.
  package mutating func key(of text: String) {
    string(text)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  package mutating func string(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { unsafe append(quoted: $0.span) }
  }

  /// Writes a string's bytes; what is not UTF-8 becomes U+FFFD.
  package mutating func string(_ text: Span<UInt8>) {
    separate()
    append(quoted: text)
  }

  /// Writes an integer.
  package mutating func integer(_ value: Int) {
    raw(String(value).utf8)
  }

  /// Writes an integer of another size.
  package mutating func integer(_ value: some FixedWidthInteger) { raw(String(value).utf8) }

  /// Writes a double, in the fewest digits that read back as the same; `null` if it isn't finite.
  package mutating func double(_ value: Double) {
    raw((value.isFinite ? value.description : "null").utf8)
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes `null`.
  package mutating func null() { literal("null") }

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

  private mutating func literal(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  private mutating func separate() {
    if takesComma() { bytes.append(UInt8(ascii: ",")) }
  }

  /// Whether what comes next takes a comma before it; what comes after that does.
  mutating func takesComma() -> Bool {
    defer { needsComma = true }
    return needsComma
  }

  /// The containers of JSON.
  package enum Container: Sendable {
    case array
    case object
  }
}
