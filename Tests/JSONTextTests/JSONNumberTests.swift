import JSONText
import Testing

@Suite struct JSONNumberTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var int64: Int64?
    var double: Double?
    var testDescription: String { text }
  }

  static let rows = [
    Row(text: "0", int64: 0, double: 0),
    Row(text: "-0", int64: 0, double: -0.0),
    Row(text: "0e1", int64: 0, double: 0),
    Row(text: "0.000e-99999999999999999999", int64: 0, double: 0),
    Row(text: "2.0", int64: 2, double: 2),
    Row(text: "1e2", int64: 100, double: 100),
    Row(text: "1E+2", int64: 100, double: 100),
    Row(text: "100e-2", int64: 1, double: 1),
    Row(text: "-1.50e1", int64: -15, double: -15),
    Row(text: "1.5", int64: nil, double: 1.5),
    Row(text: "1e-1", int64: nil, double: 0.1),
    Row(text: "0.1", int64: nil, double: 0.1),
    Row(text: "9007199254740993", int64: 9_007_199_254_740_993, double: 9_007_199_254_740_992),
    Row(text: "9223372036854775807", int64: .max, double: 0x1p63),
    Row(text: "9223372036854775808", int64: nil, double: 0x1p63),
    Row(text: "-9223372036854775808", int64: .min, double: -0x1p63),
    Row(text: "-9223372036854775809", int64: nil, double: -0x1p63),
    Row(text: "92233720368547758070e-1", int64: .max, double: 0x1p63),
    Row(text: "18446744073709551615", int64: nil, double: 0x1p64),
    Row(text: "18446744073709551616", int64: nil, double: 0x1p64),
    Row(text: "1e18", int64: 1_000_000_000_000_000_000, double: 1e18),
    Row(text: "1e19", int64: nil, double: 1e19),
    Row(text: "1e400", int64: nil, double: nil),
    Row(text: "-1e400", int64: nil, double: nil),
    Row(text: "1e99999999999999999999", int64: nil, double: nil),
    Row(text: "1e-400", int64: nil, double: 0),
    Row(text: "5e-324", int64: nil, double: .leastNonzeroMagnitude),
    Row(text: "1.7976931348623157e308", int64: nil, double: .greatestFiniteMagnitude),
    Row(text: "1.7976931348623159e308", int64: nil, double: nil),
    Row(
      text: "2.2250738585072011e-308",
      int64: nil,
      double: Double(bitPattern: 0x000F_FFFF_FFFF_FFFF)
    ),
    Row(text: "1.00000000000000011102230246251565", int64: nil, double: 1),
    Row(text: "1.00000000000000011102230246251566", int64: nil, double: 0x1.0000000000001p0),
    Row(text: "3." + String(repeating: "0", count: 400), int64: 3, double: 3),
    Row(text: "1" + String(repeating: "0", count: 400) + "e-400", int64: 1, double: 1),
  ]

  @Test(arguments: rows)
  func numberIsExactOrCorrectlyRounded(_ row: Row) throws {
    let page = try document(row.text)
    #expect(page.int64(.root) == row.int64)
    let double = page.double(.root)
    #expect(double == row.double)
    #expect(double?.sign == row.double?.sign)
    #expect(String(decoding: page.raw(.root), as: UTF8.self) == row.text)
  }

  @Test func doublesSurviveTheWriter() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      var writer = JSONWriter()
      writer.double(value)
      let page = try JSONDocument(parsing: writer.bytes)
      #expect(page.double(.root)?.bitPattern == value.bitPattern)
    }
  }
}
