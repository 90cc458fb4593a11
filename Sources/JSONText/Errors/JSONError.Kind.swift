extension JSONError {
  /// The kinds of errors; each names the rule of RFC 8259 or RFC 3629 that is broken.
  package enum Kind: Hashable, Sendable {
    /// There are no bytes, or only white space (RFC 8259, section 2).
    case emptyDocument
    /// The document has more bytes than the limit (section 9).
    case documentTooLarge(limit: Int)
    /// The document is UTF-16 or UTF-32 (section 8.1).
    case unsupportedEncoding(Encoding)
    /// More arrays and objects are open than the limit allows (section 9).
    case nestingTooDeep(limit: Int)
    /// The document ends too early.
    case unexpectedEnd
    /// Something stands where it can't stand.
    case unexpectedCharacter
    /// Something follows the document's one value (section 2).
    case trailingContent
    /// A comma is followed by the end of its array or object (sections 4 and 5).
    case trailingComma
    /// JSON has no comments.
    case comment
    /// A string is in single quotes (section 7).
    case singleQuote
    /// NaN or Infinity, which section 6 excludes.
    case nonFiniteNumber
    /// A word that is neither `true` nor `false` nor `null` (section 3).
    case invalidLiteral
    /// A key without quotes (section 4).
    case unquotedKey
    /// A number against the grammar (section 6).
    case invalidNumber
    /// A control character in a string that should be escaped (section 7).
    case controlCharacter
    /// A backslash followed by no known escape (section 7).
    case invalidEscape
    /// An escaped half of a surrogate pair (section 8.2).
    case loneSurrogate
    /// Bytes that are not UTF-8 (RFC 3629, section 4).
    case invalidUTF8(UTF8Fault)
  }

  /// The encodings that are recognised to be refused by name.
  package enum Encoding: String, Hashable, Sendable {
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"
  }

  /// Why bytes are not UTF-8.
  package enum UTF8Fault: Hashable, Sendable {
    /// A continuation byte without a lead byte.
    case strayContinuation
    /// A byte that UTF-8 never uses.
    case impossibleByte
    /// A sequence that is cut short.
    case truncated
    /// A character in more bytes than it needs.
    case overlong
    /// A surrogate, encoded as if it were a character.
    case surrogate
    /// A code point above U+10FFFF.
    case tooLarge
  }

  /// What the parser was ready for.
  package enum Expectation: Hashable, Sendable {
    case value
    case valueOrEndOfArray
    case key
    case keyOrEndOfObject
    case colon
    case commaOrEndOfArray
    case commaOrEndOfObject
    case endOfDocument
    /// More of a string, or its closing quote.
    case string
    /// A digit of a number.
    case digit
    /// The end of a number: no digit after a leading zero.
    case endOfNumber
    /// The letter of an escape after its backslash.
    case escape
    /// Four hexadecimal digits of an escape.
    case hexDigits
    /// Fewer open arrays and objects.
    case shallowerNesting
  }

  /// What stands where something else was expected.
  package enum Found: Hashable, Sendable {
    /// The end of the document.
    case end
    /// A character.
    case character(Unicode.Scalar)
    /// A byte that is no character.
    case byte(UInt8)
    /// A word.
    case word(String)
  }
}
