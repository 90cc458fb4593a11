import JSONText
import Testing

/// Documents that are JSON, and how they read.
@Suite struct AcceptedTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var reading: String
    var testDescription: String { text }

    /// A document, and how it is written again: by default the same.
    init(_ text: String, _ reading: String? = nil) {
      self.text = text
      self.reading = reading ?? text
    }
  }

  static let structure = [
    Row("[]"), Row("{}"), Row("null"), Row("true"), Row("false"), Row("0"), Row("\"\""),
    Row(" [ ] ", "[]"), Row("\t{\n}\r\n", "{}"), Row("  7  ", "7"), Row("\n\"a\"\n", "\"a\""),
    Row("\u{FEFF}{}", "{}"), Row("\u{FEFF} [1]", "[1]"),
    Row("[null]"), Row("[[]]"), Row("[{}]"), Row("[[],[]]"), Row("[[[]],[[]]]"), Row("[\"\"]"),
    Row("[1,2,3]"), Row("[1 , 2 ,3 ]", "[1,2,3]"), Row("[\n1\n,\n2\n]", "[1,2]"),
    Row("[null,true,false,0,\"\",[],{}]"), Row("[[1],[2,[3]],4]"),
    Row("[                                      1]", "[1]"),
    Row("{\"a\":1}"), Row("{ \"a\" : 1 }", "{\"a\":1}"), Row("{\"a\":{}}"), Row("{\"a\":[]}"),
    Row("{\"a\":1,\"b\":2}"), Row("{\"a\":{\"b\":{\"c\":[]}}}"), Row("{\"\":0}"),
    Row("{\"a\":1,\"a\":2}"), Row("{\"a\":1,\"a\":1}"), Row("{\"A\":1,\"a\":2}"),
    Row("{\"a\":[{\"b\":1},{\"b\":2}],\"c\":null}"), Row("[{\"a\":1},{\"a\":2}]"),
    Row("{\n\t\"a\"\n:\n[\n]\n,\"b\":{ }\r}", "{\"a\":[],\"b\":{}}"),
    Row("{\"a longer key than a word\":1,\"a longer key than a wore\":2}"),
    Row("{\"12345678\":1,\"123456789\":2,\"1234567\":3}"),
  ]

  static let numbers = [
    Row("-0"), Row("[0e1]"), Row("[0e+1]"), Row("[0E0]"), Row("[-0.0]"), Row("[0.0]"), Row("[10]"),
    Row("[-1]"), Row("[-123]"), Row("[20e1]"), Row("[1E22]"), Row("[1E-2]"), Row("[1E+2]"),
    Row("[123e45]"), Row("[123.456e78]"), Row("[1e-2]"), Row("[1e+2]"), Row("[123.456789]"),
    Row("[123]"), Row("[1.10]"), Row("[0.1]"), Row("[-0.000000000000000000000000000000001]"),
    Row("[9223372036854775808]"), Row("[-9223372036854775809]"),
    Row("[123456789012345678901234567890]"), Row("[1e400]"), Row("[-1e400]"), Row("[1e-400]"),
    Row("[1e99999999999999999999]"), Row("[0.4e006]"), Row("[1.5E+9999]"), Row("[1 ]", "[1]"),
  ]

  static let strings = [
    Row("\"abc\""), Row("[\"a\"]"), Row("\" \""), Row("\"a/b\""), Row("\"'\""),
    Row("\"\u{7F}\"", #""\u007f""#),
    Row(#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#), Row(#""\\\\""#), Row(#""\\n""#),
    Row(#""\u0041""#, "\"A\""),
    Row(#""\u0061\u30af\u30EA\u30b9""#, "\"a\u{30AF}\u{30EA}\u{30B9}\""),
    Row(#""\u0000""#), Row(#""\u001f""#), Row(#""\u0022""#, #""\"""#), Row(#""\u005C""#, #""\\""#),
    Row(#""\u00e9""#, "\"\u{E9}\""), Row(#""\u2028\u2029""#),
    Row(#""\uD834\uDD1E""#, "\"\u{1D11E}\""), Row(#""\ud83d\ude00!""#, "\"\u{1F600}!\""),
    Row(#""\uDBFF\uDFFF""#, "\"\u{10FFFF}\""), Row(#""\uFFFF\uF8FF""#, "\"\u{FFFF}\u{F8FF}\""),
    Row(#""\u200B\uFEFF""#, "\"\u{200B}\\ufeff\""), Row(#""a\u0062c""#, "\"abc\""),
    Row(#""\\u0041""#), Row(#""\uD800\uDC00x""#, "\"\u{10000}x\""),
    Row("\"\u{A0}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\""), Row("\"\u{D7FF}\u{E000}\""),
    Row("\"e\u{301}\u{E9}\""), Row("\"\u{1F469}\u{1F3FD}\u{200D}\u{1F680}\""),
    Row("\"\u{2028}\u{A0}\u{80}\"", "\"\\u2028\u{A0}\\u0080\""),
    Row("\"\u{65E5}\u{672C}\u{8A9E} text and more\""),
    Row("\"// no /* comment */ # here\""), Row("\"[{,:}]\""), Row("\"exactly8\""),
    Row("\"sixteen bytes ok\""),
    Row(#"{"\u0061":1,"b\n":2}"#, #"{"a":1,"b\n":2}"#),
    Row(#"{"\ud83d\ude00":1}"#, "{\"\u{1F600}\":1}"),
  ]

  @Test(arguments: structure + numbers + strings)
  func documentReadsAs(_ row: Row) throws {
    #expect(try document(row.text).rewritten() == row.reading)
  }

  @Test func bytesReadTheSameAtEveryAlignment() throws {
    for count in 0..<40 {
      let text = String(repeating: "x", count: count)
      for tail in ["", "\u{E9}", "\\n", "\u{1F600}z"] {
        let page = try document("[\"\(text)\(tail)\",{\"\(text)\(tail)\":1}]")
        let key = try #require(page.element(.root, at: 0).flatMap(page.string))
        let object = try #require(page.element(.root, at: 1))
        #expect(page.member(object, key).flatMap(page.int64) == 1)
        #expect(page.member(object, key + "?") == nil)
      }
    }
  }
}
