/// Text in which everything can be seen.
enum VisibleText {
  /// The text with blanks at its end as `·`, and what has no shape of its own as an escape.
  static func of(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let end = (scalars.lastIndex { $0 != " " } ?? -1) + 1
    var visible = ""
    for scalar in scalars[..<end] { append(scalar, to: &visible) }
    return visible + String(repeating: "·", count: scalars.count - end)
  }

  /// Two texts, so that what differs can be seen: where they look the same, by their scalars.
  static func pair(_ one: String, _ other: String) -> (String, String) {
    let visible = (of(one), of(other))
    let looksSame = visible.0 == visible.1 && !one.utf8.elementsEqual(other.utf8)
    return looksSame ? (escaped(one), escaped(other)) : visible
  }

  private static func escaped(_ text: String) -> String {
    var visible = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII { append(scalar, to: &visible) } else { visible += code(scalar) }
    }
    return visible
  }

  private static func append(_ scalar: Unicode.Scalar, to visible: inout String) {
    switch scalar {
    case "\t": visible += "\\t"
    case "\r": visible += "\\r"
    case "\n": visible += "\\n"
    case " ": visible += " "
    case _ where isInvisible(scalar): visible += code(scalar)
    default: visible.unicodeScalars.append(scalar)
    }
  }

  /// Controls, format characters, separators and selectors: what has no shape of its own.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate,
      .privateUse, .unassigned:
      true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }
}
