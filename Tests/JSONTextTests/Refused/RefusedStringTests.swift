import JSONText
import Testing

/// Strings (RFC 8259, sections 7 and 8) and UTF-8 (RFC 3629, section 4).
@Suite struct RefusedStringTests {
  static let strings = [
    RefusedRow("\"", .unexpectedEnd, at: 1),
    RefusedRow("\"abc", .unexpectedEnd, at: 4),
    RefusedRow("\"a string longer than a word", .unexpectedEnd, at: 28),
    RefusedRow("[\"a", .unexpectedEnd, at: 3),
    RefusedRow("[\"a]", .unexpectedEnd, at: 4),
    RefusedRow("\"\\", .unexpectedEnd, at: 2),
    RefusedRow("\"\\\"", .unexpectedEnd, at: 3),
    RefusedRow("[\"\\\\\\\"]", .unexpectedEnd, at: 7),
    RefusedRow("'a'", .singleQuote, at: 0),
    RefusedRow("['a']", .singleQuote, at: 1),
    RefusedRow("[a]", .invalidLiteral, at: 1),
    RefusedRow("\"a\nb\"", .controlCharacter, at: 2),
    RefusedRow("\"a\tb\"", .controlCharacter, at: 2),
    RefusedRow("\"a\rb\"", .controlCharacter, at: 2),
    RefusedRow("\"\0\"", .controlCharacter, at: 1),
    RefusedRow("\"\u{1B}[1m\"", .controlCharacter, at: 1),
    RefusedRow("\"\u{1F}\"", .controlCharacter, at: 1),
    RefusedRow("\"eight ok\u{8}\"", .controlCharacter, at: 9),
    RefusedRow("\"\u{E9}\u{1}\"", .controlCharacter, at: 3),
  ]

  static let escapes = [
    RefusedRow("\"\\a\"", .invalidEscape, at: 2),
    RefusedRow("\"\\x41\"", .invalidEscape, at: 2),
    RefusedRow("\"\\'\"", .invalidEscape, at: 2),
    RefusedRow("\"\\0\"", .invalidEscape, at: 2),
    RefusedRow("\"\\B\"", .invalidEscape, at: 2),
    RefusedRow("\"\\U0041\"", .invalidEscape, at: 2),
    RefusedRow("\"\\ n\"", .invalidEscape, at: 2),
    RefusedRow("\"\\\n\"", .invalidEscape, at: 2),
    RefusedRow("\"\\\0\"", .invalidEscape, at: 2),
    RefusedRow("\"\\\u{1F600}\"", .invalidEscape, at: 2),
    RefusedRow("\"\\u\"", .invalidEscape, at: 3),
    RefusedRow("\"\\u1\"", .invalidEscape, at: 4),
    RefusedRow("\"\\u12\"", .invalidEscape, at: 5),
    RefusedRow("\"\\u123\"", .invalidEscape, at: 6),
    RefusedRow("\"\\u123g\"", .invalidEscape, at: 6),
    RefusedRow("\"\\uG000\"", .invalidEscape, at: 3),
    RefusedRow("\"\\u 041\"", .invalidEscape, at: 3),
    RefusedRow("\"\\u+041\"", .invalidEscape, at: 3),
    RefusedRow("\"\\u{41}\"", .invalidEscape, at: 3),
    RefusedRow("\"\\u00", .unexpectedEnd, at: 5),
    RefusedRow("\"\\u", .unexpectedEnd, at: 3),
    RefusedRow("\"\\ud800\\u", .unexpectedEnd, at: 9),
    RefusedRow("\"\\ud800\\udc0", .unexpectedEnd, at: 12),
    RefusedRow("\"\\ud800\"", .loneSurrogate, at: 1),
    RefusedRow("\"\\uD83D and more\"", .loneSurrogate, at: 1),
    RefusedRow("\"\\uDBFF\\n\"", .loneSurrogate, at: 1),
    RefusedRow("\"\\uD834\\uD834\"", .loneSurrogate, at: 1),
    RefusedRow("\"\\uD834\\u0041\"", .loneSurrogate, at: 1),
    RefusedRow("\"\\udc00\"", .loneSurrogate, at: 1),
    RefusedRow("\"\\uDFFF\\uD800\"", .loneSurrogate, at: 1),
    RefusedRow("\"ok \\uD83D\\uDE00 \\uDE00\"", .loneSurrogate, at: 17),
    RefusedRow("\"\\uD800\\uDC0X\"", .invalidEscape, at: 12),
    RefusedRow("\"\\uD800\\u\"", .invalidEscape, at: 9),
    RefusedRow("\"\\uD800", .loneSurrogate, at: 1),
  ]

  static let utf8 = [
    RefusedRow([0x22, 0x80, 0x22], .invalidUTF8(.strayContinuation), at: 1),
    RefusedRow([0x22, 0xBF, 0x22], .invalidUTF8(.strayContinuation), at: 1),
    RefusedRow([0x22, 0xC3, 0xA9, 0xA9, 0x22], .invalidUTF8(.strayContinuation), at: 3),
    RefusedRow([0x22, 0xFF, 0x22], .invalidUTF8(.impossibleByte), at: 1),
    RefusedRow([0x22, 0xFE, 0xBF, 0x22], .invalidUTF8(.impossibleByte), at: 1),
    RefusedRow([0x22, 0xF8, 0x88, 0x80, 0x80, 0x22], .invalidUTF8(.impossibleByte), at: 1),
    RefusedRow([0x22, 0xC3, 0x22], .invalidUTF8(.truncated), at: 1),
    RefusedRow([0x22, 0xE2, 0x82, 0x22], .invalidUTF8(.truncated), at: 1),
    RefusedRow([0x22, 0xE2, 0x82], .invalidUTF8(.truncated), at: 1),
    RefusedRow([0x22, 0xF0, 0x9F, 0x98, 0x22], .invalidUTF8(.truncated), at: 1),
    RefusedRow([0x22, 0xE2, 0x28, 0xA1, 0x22], .invalidUTF8(.truncated), at: 1),
    RefusedRow([0x22, 0x63, 0x61, 0x66, 0xE9, 0x22], .invalidUTF8(.truncated), at: 4),
    RefusedRow([0x22, 0xC0, 0x80, 0x22], .invalidUTF8(.overlong), at: 1),
    RefusedRow([0x22, 0xC1, 0xBF, 0x22], .invalidUTF8(.overlong), at: 1),
    RefusedRow([0x22, 0xE0, 0x80, 0xAF, 0x22], .invalidUTF8(.overlong), at: 1),
    RefusedRow([0x22, 0xE0, 0x9F, 0xBF, 0x22], .invalidUTF8(.overlong), at: 1),
    RefusedRow([0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22], .invalidUTF8(.overlong), at: 1),
    RefusedRow([0x22, 0xED, 0xA0, 0x80, 0x22], .invalidUTF8(.surrogate), at: 1),
    RefusedRow([0x22, 0xED, 0xBF, 0xBF, 0x22], .invalidUTF8(.surrogate), at: 1),
    RefusedRow([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .invalidUTF8(.tooLarge), at: 1),
    RefusedRow([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], .invalidUTF8(.tooLarge), at: 1),
    RefusedRow([0x5B, 0xFF, 0x5D], .invalidUTF8(.impossibleByte), at: 1),
    RefusedRow([0xE9], .invalidUTF8(.truncated), at: 0),
    RefusedRow([0xEF, 0xBB, 0x7B, 0x7D], .invalidUTF8(.truncated), at: 0),
    RefusedRow(
      [0x7B, 0x22, 0xB9, 0x22, 0x3A, 0x30, 0x7D],
      .invalidUTF8(.strayContinuation),
      at: 2
    ),
    RefusedRow([0x22, 0x5C, 0xE5, 0x22], .invalidEscape, at: 2),
    RefusedRow([0x22, 0x5C, 0x75, 0xE5, 0x22], .invalidEscape, at: 3),
  ]

  @Test(arguments: strings)
  func stringIsRefused(_ row: RefusedRow) { row.check() }

  @Test(arguments: escapes)
  func escapeIsRefused(_ row: RefusedRow) { row.check() }

  @Test(arguments: utf8)
  func badUTF8IsRefused(_ row: RefusedRow) { row.check() }
}
