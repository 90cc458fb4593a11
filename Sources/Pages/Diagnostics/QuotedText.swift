/// Makes text from documents and packs fit to stand in a message.
///
/// Control characters, line separators and bidirectional controls are written as escapes, so a
/// message stays on its line and can't drive a terminal; long texts are shortened.
package enum QuotedText {
  /// How many Unicode scalars of a quoted text are shown.
  package static let shownScalars = 60

  /// The text in straight quotes, escaped and shortened.
  package static func quoted(_ text: String) -> String {
    "\"\(shortened(text))\""
  }

  /// The text escaped and shortened, without quotes.
  package static func shortened(_ text: String, to limit: Int = shownScalars) -> String {
    var result = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < limit else {
        result += "…"
        break
      }
      append(scalar, to: &result)
    }
    return result
  }

  /// The whole text, escaped.
  package static func escaped(_ text: String) -> String {
    if isPlain(text.utf8Span.span) || !text.unicodeScalars.contains(where: isUnsafe) { return text }
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  /// Whether all bytes are ASCII characters that show.
  package static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] &- 0x20 >= 0x5f { return false }
    return true
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isUnsafe(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  /// C0, DEL, C1, line and paragraph separators, and bidirectional controls (UAX #9).
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff:
      true
    default: false
    }
  }
}
