/// Text in which every character can be seen, for comparing by eye.
package enum VisibleText {
  /// A line with pictures for what shows nothing: control characters, blanks at the end, and the
  /// blanks and marks without width that look like others.
  package static func line(_ bytes: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    let scalars = Array(text.unicodeScalars)
    let end = scalars.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
    return scalars.enumerated().map { place, scalar in
      scalar == " " && place >= end ? "·" : picture(scalar)
    }.joined()
  }

  private static func picture(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: return "→"
    case 0x00..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "\u{FFFD}"
    case 0x7F: return "␡"
    case 0x200C, 0x200D, 0xFE00...0xFE0F: return String(scalar)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return code(scalar)
    case .spaceSeparator where scalar != " ": return code(scalar)
    default: return String(scalar)
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
  }
}
