extension JSONError: CustomStringConvertible {
  /// The place and the message, on one line.
  package var description: String { "line \(line), column \(column): \(message)" }

  /// What is wrong, with the byte offset, and where it helps what to write instead.
  package var message: String {
    switch kind {
    case .emptyDocument: "empty document: expected a JSON value"
    case .documentTooLarge(let limit): "document larger than \(limit) bytes"
    case .unsupportedEncoding(let encoding):
      "the document is \(encoding.rawValue), JSON must be UTF-8: convert it"
    case .nestingTooDeep(let limit): "nesting deeper than \(limit) at byte \(offset)"
    default: "\(problem) at byte \(offset)\(advice)"
    }
  }

  private var problem: String {
    switch kind {
    case .controlCharacter: "expected more of a string, found \(foundText)"
    case .loneSurrogate: "half of a surrogate pair"
    case .invalidUTF8: "the text is not UTF-8"
    default: "expected \(expectedText), found \(foundText)"
    }
  }

  private var advice: String {
    switch kind {
    case .trailingComma: ": remove the comma before it"
    case .comment: ": JSON has no comments"
    case .singleQuote: ": strings are written in double quotes"
    case .nonFiniteNumber: ": JSON has no NaN or Infinity"
    case .invalidLiteral: ": the literals are true, false and null"
    case .unquotedKey: ": keys are written in double quotes"
    case .controlCharacter: ": write it as an escape"
    case .loneSurrogate: ": \\uD800 to \\uDBFF must be followed by \\uDC00 to \\uDFFF"
    case .invalidUTF8(let fault): ": \(foundText) \(fault.explanation)"
    default: ""
    }
  }

  private var expectedText: String {
    switch expected {
    case .value, nil: "a value"
    case .valueOrEndOfArray: "a value or ']'"
    case .key: "a key"
    case .keyOrEndOfObject: "a key or '}'"
    case .colon: "':' after the key"
    case .commaOrEndOfArray: "',' or ']'"
    case .commaOrEndOfObject: "',' or '}'"
    case .endOfDocument: "the end of the document"
    case .string: "'\"' at the end of a string"
    case .digit: "a digit"
    case .endOfNumber: "no digit after a leading 0"
    case .escape: "one of \" \\ / b f n r t u after a backslash"
    case .hexDigits: "four hexadecimal digits"
    case .shallowerNesting: "fewer open brackets"
    }
  }

  private var foundText: String {
    switch found {
    case .end: "the end of the document"
    case .byte(let byte): "byte 0x\(hexadecimal(UInt32(byte), digits: 2))"
    case .word(let word): "'\(word)'"
    case .character("\0"): "a NUL character"
    case .character("\t"): "a tab"
    case .character("\n"): "a line feed"
    case .character("\r"): "a carriage return"
    case .character(" "): "a space"
    case .character("'"): "a single quote"
    case .character(let scalar) where 0x21..<0x7F ~= scalar.value: "'\(scalar)'"
    case .character(let scalar): "the character U+\(hexadecimal(scalar.value, digits: 4))"
    }
  }

  private func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

extension JSONError.UTF8Fault {
  var explanation: String {
    switch self {
    case .strayContinuation: "continues no character"
    case .impossibleByte: "never occurs in UTF-8"
    case .truncated: "begins a character that is cut short"
    case .overlong: "begins a character in more bytes than it needs"
    case .surrogate: "begins an encoded surrogate"
    case .tooLarge: "begins a code point above U+10FFFF"
    }
  }
}
