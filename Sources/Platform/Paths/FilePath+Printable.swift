extension FilePath {
  /// The path as it is, for output that spells it safely by itself; bytes that aren't UTF-8 become
  /// U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The path for people and logs, on one line and without anything that a terminal would obey.
  ///
  /// Bytes that aren't UTF-8 show as U+FFFD; control and direction characters are escaped; a path
  /// with blanks or anything escaped stands in double quotes.
  package var printable: String {
    if !bytes.isEmpty, bytes.allSatisfy(FilePath.isPlain) { return text }
    var text = ""
    var isPlain = !bytes.isEmpty
    for scalar in self.text.unicodeScalars {
      let escape = FilePath.escape(of: scalar)
      isPlain = isPlain && escape == nil && !scalar.properties.isWhitespace
      text += escape ?? String(Character(scalar))
    }
    return isPlain ? text : "\"\(text)\""
  }

  /// Whether a byte is an ASCII character that shows as it is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escape(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\"", "\\": "\\\(scalar)"
    default: scalar.isObeyed ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a bidirectional layout would act on the character.
  var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
