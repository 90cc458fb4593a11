/// Finds out what is wrong at the byte where the parser stopped.
///
/// The parser only knows what it expected; this looks at what is there, and costs nothing until a
/// document is refused.
struct JSONDiagnosis {
  let input: JSONInput
  let limits: JSONLimits
  /// The offset of the document's first byte, after a byte order mark.
  let start: Int

  /// The error for a parser that expected something else at an offset.
  func error(expected: JSONError.Expectation, at offset: Int) -> JSONError {
    if let encoding = foreignEncoding { return error(.unsupportedEncoding(encoding), at: 0) }
    switch expected {
    case .shallowerNesting:
      return error(.nestingTooDeep(limit: limits.depth), expected, at: offset)
    case .string: return stringError(at: offset)
    case .digit: return numberError(at: offset)
    default: return structureError(expected, at: offset)
    }
  }

  /// An error at an offset.
  func error(
    _ kind: JSONError.Kind,
    _ expected: JSONError.Expectation? = nil,
    at offset: Int,
    found: JSONError.Found? = nil
  ) -> JSONError {
    JSONError(
      kind: kind,
      position: JSONPosition(of: offset, in: input),
      expected: expected,
      found: found ?? self.found(at: offset)
    )
  }

  /// What stands at an offset.
  func found(at offset: Int) -> JSONError.Found {
    let byte = input[offset]
    if offset >= input.end { return .end }
    if byte < 0x80 { return .character(Unicode.Scalar(byte)) }
    return input.scalar(at: offset).map { .character($0) } ?? .byte(byte)
  }

  private func structureError(
    _ expected: JSONError.Expectation,
    at offset: Int
  ) -> JSONError {
    if offset >= input.end {
      let blank = input.skipSpace(from: start) == input.end
      return error(blank ? .emptyDocument : .unexpectedEnd, expected, at: offset)
    }
    let next = input[offset &+ 1]
    switch input[offset] {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"):
      return error(.comment, expected, at: offset)
    case UInt8(ascii: "'") where expected != .endOfDocument:
      return error(.singleQuote, expected, at: offset)
    case UInt8(ascii: "]") where expected == .value && follows(comma: offset):
      return error(.trailingComma, expected, at: offset)
    case UInt8(ascii: "}") where expected == .key && follows(comma: offset):
      return error(.trailingComma, expected, at: offset)
    default: break
    }
    if let word = word(at: offset) { return wordError(word, expected, at: offset) }
    let kind: JSONError.Kind = expected == .endOfDocument ? .trailingContent : .unexpectedCharacter
    if input[offset] >= 0x80, input.multibyteLength(at: offset) == 0 {
      return error(.invalidUTF8(input.fault(at: offset)), at: offset, found: .byte(input[offset]))
    }
    return error(kind, expected, at: offset)
  }

  private func wordError(
    _ word: String,
    _ expected: JSONError.Expectation,
    at offset: Int
  ) -> JSONError {
    let kind: JSONError.Kind =
      switch expected {
      case .value, .valueOrEndOfArray:
        Self.nonFinite.contains(word) ? .nonFiniteNumber : .invalidLiteral
      case .key, .keyOrEndOfObject: .unquotedKey
      case .endOfDocument: .trailingContent
      default: .unexpectedCharacter
      }
    return error(kind, expected, at: offset, found: .word(word))
  }

  private func numberError(at offset: Int) -> JSONError {
    let previous = input[offset &- 1]
    if previous == UInt8(ascii: "-"), let word = word(at: offset), Self.nonFinite.contains(word) {
      return error(.nonFiniteNumber, .value, at: offset &- 1, found: .word("-" + word))
    }
    let isEnd = offset >= input.end
    let afterZero = input.isDigit(at: offset)
    return error(
      isEnd ? .unexpectedEnd : .invalidNumber,
      afterZero ? .endOfNumber : .digit,
      at: offset
    )
  }

  /// Whether a comma precedes an offset, but for white space.
  private func follows(comma offset: Int) -> Bool {
    var before = offset &- 1
    while before >= start, [0x20, 0x0A, 0x0D, 0x09].contains(input[before]) { before &-= 1 }
    return before >= start && input[before] == UInt8(ascii: ",")
  }

  /// The letters at an offset, at most twenty.
  private func word(at offset: Int) -> String? {
    var word = ""
    var place = offset
    while case let letter = input[place], UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 0x20,
      word.utf8.count < 20
    {
      word.unicodeScalars.append(Unicode.Scalar(letter))
      place &+= 1
    }
    return word.isEmpty ? nil : word
  }

  private static let nonFinite = ["NaN", "nan", "NAN", "Infinity", "infinity", "Inf", "inf"]
}
