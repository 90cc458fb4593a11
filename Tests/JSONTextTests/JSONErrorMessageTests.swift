import JSONText
import Testing

@Suite struct JSONErrorMessageTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var message: String
    var testDescription: String { text }
  }

  static let rows = [
    Row(text: "", message: "line 1, column 1: empty document: expected a JSON value"),
    Row(text: " \n", message: "line 2, column 1: empty document: expected a JSON value"),
    Row(
      text: "[1,\n 2,\n]",
      message: "line 3, column 1: expected a value, found ']' at byte 8: remove the comma before it"
    ),
    Row(
      text: "{\"a\": NaN}",
      message:
        "line 1, column 7: expected a value, found 'NaN' at byte 6: JSON has no NaN or Infinity"
    ),
    Row(
      text: "{'a': 1}",
      message: "line 1, column 2: expected a key or '}', found a single quote at byte 1: "
        + "strings are written in double quotes"
    ),
    Row(
      text: "[] []",
      message: "line 1, column 4: expected the end of the document, found '[' at byte 3"
    ),
    Row(
      text: "[]\0",
      message: "line 1, column 3: expected the end of the document, found a NUL character at byte 2"
    ),
    Row(
      text: "// c\n[]",
      message: "line 1, column 1: expected a value, found '/' at byte 0: JSON has no comments"
    ),
    Row(
      text: "[True]",
      message: "line 1, column 2: expected a value or ']', found 'True' at byte 1: "
        + "the literals are true, false and null"
    ),
    Row(
      text: "{a:1}",
      message: "line 1, column 2: expected a key or '}', found 'a' at byte 1: "
        + "keys are written in double quotes"
    ),
    Row(
      text: "\"a\nb\"",
      message: "line 1, column 3: expected more of a string, found a line feed at byte 2: "
        + "write it as an escape"
    ),
    Row(
      text: "\"\\x41\"",
      message: "line 1, column 3: expected one of \" \\ / b f n r t u after a backslash, "
        + "found 'x' at byte 2"
    ),
    Row(
      text: "\"\\u00g0\"",
      message: "line 1, column 6: expected four hexadecimal digits, found 'g' at byte 5"
    ),
    Row(
      text: "\"\\ud800\"",
      message: "line 1, column 2: half of a surrogate pair at byte 1: "
        + "\\uD800 to \\uDBFF must be followed by \\uDC00 to \\uDFFF"
    ),
    Row(
      text: "01",
      message: "line 1, column 2: expected no digit after a leading 0, found '1' at byte 1"
    ),
    Row(text: "[1.]", message: "line 1, column 4: expected a digit, found ']' at byte 3"),
    Row(
      text: "{\"a\"",
      message:
        "line 1, column 5: expected ':' after the key, found the end of the document at byte 4"
    ),
    Row(
      text: "[1\u{663}]",
      message: "line 1, column 3: expected ',' or ']', found the character U+0663 at byte 2"
    ),
  ]

  @Test(arguments: rows)
  func messageSaysWhatWhereAndWhatToDo(_ row: Row) {
    let error = #expect(throws: JSONError.self) { try document(row.text) }
    #expect(error?.description == row.message)
  }

  @Test func badUTF8IsNamedByItsByte() {
    let bytes: [UInt8] = [0x5B, 0x0A, 0x22, 0xC3, 0xA9, 0xC0, 0x80, 0x22, 0x5D]
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(
      error?.description
        == "line 2, column 3: the text is not UTF-8 at byte 5: byte 0xC0 begins a character "
        + "in more bytes than it needs"
    )
  }

  @Test func longWordsAreCut() {
    let error = #expect(throws: JSONError.self) {
      try document(String(repeating: "x", count: 5000))
    }
    #expect((error?.description.utf8.count ?? .max) < 120)
  }
}
