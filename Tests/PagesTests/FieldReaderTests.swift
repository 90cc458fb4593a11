import JSONText
import Pages
import Testing

@Suite struct FieldReaderTests {
  struct Whole: Sendable, CustomTestStringConvertible {
    var text: String
    var value: Int64?
    var message: String?
    var testDescription: String { text }
  }

  @Test(arguments: [
    Whole(text: "0e1", value: 0), Whole(text: "-0", value: 0), Whole(text: "1.0", value: 1),
    Whole(text: "1E+2", value: 100),
    Whole(text: "9007199254740993", value: 9_007_199_254_740_993),
    Whole(text: "9223372036854775807", value: .max),
    Whole(text: "-9223372036854775808", value: .min),
    Whole(text: "1.5", message: "expected a whole number, found 1.5"),
    Whole(text: "\"three\"", message: "expected a whole number, found \"three\""),
    Whole(
      text: "9223372036854775808",
      message: "expected a whole number of at most 64 bits, found 9223372036854775808"
    ),
    Whole(text: "1e400", message: "expected a whole number, found 1e400"),
    Whole(text: "[1]", message: "expected a whole number, found an array"),
  ])
  func readsWholeNumbersExactly(_ row: Whole) throws {
    let document = try JSONDocument(parsing: Array(row.text.utf8))
    let reader = FieldReader(document)
    guard let message = row.message else {
      #expect(try reader.int64(.root) == row.value)
      return
    }
    let error = try #require(throws: FieldError.self) { try reader.int64(.root) }
    #expect(error.message(in: document) == message)
  }

  @Test func numbersOverflowWithAReason() throws {
    let document = try JSONDocument(parsing: Array("1e400".utf8))
    let error = try #require(throws: FieldError.self) { try FieldReader(document).number(.root) }
    #expect(error.message(in: document) == "expected a number below 1.8e308, found 1e400")
    let tiny = try JSONDocument(parsing: Array("1e-400".utf8))
    #expect(try FieldReader(tiny).number(.root) == 0)
  }

  @Test func absentAndNullAreTheSame() throws {
    let document = try JSONDocument(parsing: Array("null".utf8))
    let reader = FieldReader(document)
    #expect(try reader.string(nil) == nil)
    #expect(try reader.object(.root) == nil)
    #expect(try reader.boolean(.root) == nil)
    let absent = try #require(throws: FieldError.self) { try reader.array(nil, required: true) }
    #expect(absent.message(in: document) == "expected an array, found nothing")
    let null = try #require(throws: FieldError.self) { try reader.array(.root, required: true) }
    #expect(null.message(in: document) == "expected an array, found null")
  }

  @Test func foundTextsAreShortAndSafe() throws {
    let long = String(repeating: "x", count: 5000)
    let text = #"["\u001b[31m\#(long)"]"#
    let document = try JSONDocument(parsing: Array(text.utf8))
    let reader = FieldReader(document)
    let node = document.element(.root, at: 0)
    let error = try #require(throws: FieldError.self) { try reader.boolean(node) }
    let message = error.message(in: document)
    #expect(message.hasPrefix(#"expected true or false, found "\u{1b}[31mxxx"#))
    #expect(message.utf8.count < 120)
    #expect(message.hasSuffix("…\""))
  }
}
