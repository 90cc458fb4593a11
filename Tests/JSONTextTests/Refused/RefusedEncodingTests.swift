import JSONText
import Testing

/// Encodings other than UTF-8 (RFC 8259, section 8.1), which are refused by name.
@Suite struct RefusedEncodingTests {
  static func bytes(_ text: String, width: Int, bigEndian: Bool, mark: Bool) -> [UInt8] {
    let units = (mark ? "\u{FEFF}" : "") + text
    return units.unicodeScalars.flatMap { scalar in
      let little = (0..<width).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
      return bigEndian ? little.reversed() : little
    }
  }

  static let rows = [false, true].flatMap { mark in
    ["{}", "[\"\u{E9}\"]"].flatMap { text in
      [
        RefusedRow(
          bytes(text, width: 2, bigEndian: false, mark: mark),
          .unsupportedEncoding(.utf16LittleEndian),
          at: 0
        ),
        RefusedRow(
          bytes(text, width: 2, bigEndian: true, mark: mark),
          .unsupportedEncoding(.utf16BigEndian),
          at: 0
        ),
        RefusedRow(
          bytes(text, width: 4, bigEndian: false, mark: mark),
          .unsupportedEncoding(.utf32LittleEndian),
          at: 0
        ),
        RefusedRow(
          bytes(text, width: 4, bigEndian: true, mark: mark),
          .unsupportedEncoding(.utf32BigEndian),
          at: 0
        ),
      ]
    }
  }

  @Test(arguments: rows)
  func otherEncodingIsNamed(_ row: RefusedRow) { row.check() }

  @Test(arguments: [
    RefusedRow([0x5B, 0x00, 0x5D], .unexpectedCharacter, at: 1),
    RefusedRow([0x31, 0x00], .trailingContent, at: 1),
    RefusedRow([0x5B, 0x5D, 0x00, 0x00], .trailingContent, at: 2),
    RefusedRow([0xFF, 0xFE], .unsupportedEncoding(.utf16LittleEndian), at: 0),
    RefusedRow([0xFE, 0xFF], .unsupportedEncoding(.utf16BigEndian), at: 0),
  ])
  func zerosAloneAreNoEncoding(_ row: RefusedRow) { row.check() }

  @Test func messageNamesTheEncoding() {
    let bytes = Self.bytes("{}", width: 2, bigEndian: false, mark: true)
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(error?.message == "the document is UTF-16LE, JSON must be UTF-8: convert it")
  }
}
