/// Text in which every character can be seen, for comparing by eye; blanks at its end are `·`.
package enum VisibleText {
  /// A line with pictures of control characters and of what looks like a blank or like nothing.
  ///
  /// Emoji keep what joins them.
  package static func line(_ bytes: some Sequence<UInt8>) -> String {
    spelled(String(decoding: Array(bytes), as: UTF8.self), picture)
  }

  /// A line beside one that takes its place or whose place it takes: where the two look the same, all
  /// that isn't ASCII is escaped.
  package static func line(
    _ bytes: some Sequence<UInt8>,
    beside other: (some Sequence<UInt8>)?
  ) -> String {
    let own = line(bytes)
    guard let other, line(other) == own, !bytes.elementsEqual(other) else { return own }
    return spelled(String(decoding: Array(bytes), as: UTF8.self), escapeAll)
  }

  /// A text with Swift's escapes for all that has no shape of its own.
  package static func escaped(_ text: String) -> String { spelled(text, escape) }

  /// Two texts with escapes, so that what differs can be seen: where they look the same, all that
  /// isn't ASCII is escaped.
  package static func pair(_ one: String, _ other: String) -> (String, String) {
    let visible = (escaped(one), escaped(other))
    let looksSame = visible.0 == visible.1 && !one.utf8.elementsEqual(other.utf8)
    return looksSame ? (spelled(one, escapeAll), spelled(other, escapeAll)) : visible
  }

  private static func spelled(_ text: String, _ spell: (Unicode.Scalar) -> String) -> String {
    let scalars = Array(text.unicodeScalars)
    let end = (scalars.lastIndex { $0 != " " } ?? -1) + 1
    return scalars[..<end].map(spell).joined()
      + String(repeating: "·", count: scalars.count - end)
  }

  private static func picture(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: return "→"
    case 0x00..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "\u{FFFD}"
    case 0x7F: return "␡"
    case 0x200C, 0x200D, 0xFE00...0xFE0F: return String(scalar)
    default:
      let code = String(scalar.value, radix: 16, uppercase: true)
      return isBlank(scalar) ? "<U+\(code)>" : String(scalar)
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": return "\\t"
    case "\r": return "\\r"
    case "\n": return "\\n"
    default: break
    }
    let hasShape: Bool =
      switch scalar.properties.generalCategory {
      case .privateUse, .surrogate, .unassigned: false
      default: !isBlank(scalar) && !scalar.properties.isDefaultIgnorableCodePoint
      }
    return hasShape ? String(scalar) : code(scalar)
  }

  private static func escapeAll(_ scalar: Unicode.Scalar) -> String {
    scalar.isASCII ? escape(scalar) : code(scalar)
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// Controls, format characters, separators, and blanks but the usual one.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
