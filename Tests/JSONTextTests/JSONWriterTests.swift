import JSONText
import Testing

@Suite struct JSONWriterTests {
  static func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func commasComeByThemselves() {
    let text = Self.written { writer in
      writer.begin(.object)
      writer.key("a")
      writer.begin(.array)
      writer.integer(1)
      writer.begin(.array)
      writer.end(.array)
      writer.boolean(true)
      writer.end(.array)
      writer.key("b")
      writer.null()
      writer.key("c")
      writer.raw("1.10".utf8)
      writer.end(.object)
      writer.newline()
      writer.begin(.object)
      writer.end(.object)
    }
    #expect(text == "{\"a\":[1,[],true],\"b\":null,\"c\":1.10}\n{}")
  }

  @Test func integersAndDoubles() {
    let text = Self.written { writer in
      writer.begin(.array)
      writer.integer(Int64.min)
      writer.integer(UInt64.max)
      for value in [0.1, 1, -0.0, 1e300, .leastNonzeroMagnitude, .infinity, .nan] {
        writer.double(value)
      }
      writer.end(.array)
    }
    #expect(
      text
        == "[-9223372036854775808,18446744073709551615,0.1,1.0,-0.0,1e+300,5e-324,null,null]"
    )
  }

  @Test func integersOfEachLength() {
    var values = [0, 9, -1, -9, .max, .min]
    for digits in 1...18 { values.append((0..<digits).reduce(1) { power, _ in power * 10 }) }
    for value in values + values.map({ $0 == .min ? 0 : -$0 }) + values.map({ $0 &- 1 }) {
      #expect(Self.written { $0.integer(value) } == "\(value)")
    }
  }

  /// Plain text is looked at eight bytes at a time.
  @Test(arguments: ["\"", "\\", "\n", "\u{1F}", "\u{7F}", "é", "\u{202E}", "😀", " ", "~"])
  func findsWhatIsNotPlainAtEachPlace(_ special: String) throws {
    for before in 0..<20 {
      for after in [0, 1, 7, 8, 9] {
        let all =
          String(repeating: "a", count: before) + special + String(repeating: "z", count: after)
        let text = JSONWriter.quoted(all)
        #expect(try document(text).string(.root) == all)
        let isAsItIs = ["é", "😀", " ", "~"].contains(special)
        #expect((text == "\"\(all)\"") == isAsItIs)
      }
    }
  }

  @Test func keysMadeAtRunTimeAreEscaped() {
    let text = Self.written { writer in
      writer.object {
        $0.key(of: "a\"b")
        $0.null()
        $0.member("c", true)
      }
    }
    #expect(text == #"{"a\"b":null,"c":true}"#)
  }

  @Test func controlCharactersAreEscaped() throws {
    let all = String(String.UnicodeScalarView((0..<0x100).compactMap { Unicode.Scalar($0) }))
    let text = JSONWriter.quoted(all)
    #expect(!text.utf8.contains { $0 < 0x20 || $0 == 0x7F })
    #expect(try document(text).string(.root) == all)
    #expect(JSONWriter.quoted("\u{1}\n\"\\\u{7F}/") == #""\u0001\n\"\\\u007f/""#)
  }

  /// Raw, C1 drives terminals, directional controls reorder what stands around them, and line
  /// separators end lines in JavaScript.
  @Test func whatIsNotSeenIsEscaped() throws {
    let hidden =
      "\u{80}\u{9B}\u{61C}\u{200E}\u{200F}\u{2028}\u{2029}\u{202E}\u{2066}\u{2069}\u{FEFF}"
    let text = JSONWriter.quoted(hidden)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.hasPrefix(#""\u0080\u009b\u061c\u200e"#))
    #expect(try document(text).string(.root) == hidden)
    #expect(JSONWriter.quoted("é\u{A0}界\u{2027}😀") == "\"é\u{A0}界\u{2027}😀\"")
  }

  @Test func bytesThatAreNoUTF8AreReplaced() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0xE2, 0x82]
    let text = Self.written { $0.string(bytes.span) }
    #expect(text == "\"a\u{FFFD}\u{E9}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\"")
  }
}
