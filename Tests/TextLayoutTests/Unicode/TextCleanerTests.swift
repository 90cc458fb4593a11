import Testing
import TextLayout

@Suite struct TextCleanerTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var raw: [UInt8]
    var clean: String

    init(_ name: String, _ raw: String, _ clean: String) {
      self.init(name, Array(raw.utf8), clean)
    }

    init(_ name: String, _ raw: [UInt8], _ clean: String) {
      testDescription = name
      self.raw = raw
      self.clean = clean
    }
  }

  static func clean(_ raw: [UInt8], column: Int = 0) -> (text: [UInt8], facts: TextFacts) {
    var arena: [UInt8] = []
    let facts = TextCleaner.append(raw.span, to: &arena, column: column)
    return (arena, facts)
  }

  static let rows = [
    Row("clean ASCII", "Nothing to do here: 0123456789 {}~", "Nothing to do here: 0123456789 {}~"),
    Row("clean text", "naïve 界 👩🏽‍🚀", "naïve 界 👩🏽‍🚀"),
    Row("escape", "a\u{1B}[31mb", "a␛[31mb"),
    Row("NUL and DEL", "\u{0}\u{7F}", "␀␡"),
    Row("C1", "a\u{9B}31m\u{80}", "a\u{FFFD}31m\u{FFFD}"),
    Row(
      "every line end",
      "a\r\nb\rc\nd\u{2028}e\u{85}f\u{B}g\u{C}h\u{2029}i",
      "a\nb\nc\nd\ne\nf\ng\nh\ni"
    ),
    Row("two line feeds and two returns", "\n\n\r\r", "\n\n\n\n"),
    Row("stray continuation", [0x61, 0x80, 0x62], "a\u{FFFD}b"),
    Row("overlong", [0xC0, 0xAF, 0xE0, 0x80, 0xAF], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    Row("surrogate", [0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    Row("cut short", [0x61, 0xF0, 0x9F, 0x98], "a\u{FFFD}"),
    Row("cut short, then more", [0xE2, 0x82, 0x41, 0xC3], "\u{FFFD}A\u{FFFD}"),
    Row("beyond Unicode", [0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    Row("tab after ASCII", "a\tb", "a       b"),
    Row("tab after a wide glyph", "界\tb", "界      b"),
    Row("tab after a mark", "e\u{301}\tb", "e\u{301}       b"),
    Row("tab at a stop", "12345678\tb", "12345678        b"),
    Row("tab on a later line", "abc\n\tb", "abc\n        b"),
    Row("soft hyphen", "ab\u{AD}cd", "ab\u{200B}cd"),
    Row("override", "safe \u{202E}txt.exe", "safe \u{FFFD}txt.exe"),
    Row("override with its end", "a\u{202D}b\u{202C}c", "a\u{FFFD}bc"),
    Row("isolate left open", "\u{2067}open", "\u{2067}open\u{2069}"),
    Row("isolate closed", "\u{2066}a\u{2069}b", "\u{2066}a\u{2069}b"),
    Row("embedding left open", "\u{202A}a", "\u{202A}a\u{202C}"),
    Row(
      "isolate closes embeddings in it",
      "\u{2067}\u{202B}a\u{2069}b\u{202C}",
      "\u{2067}\u{202B}a\u{2069}b"
    ),
    Row("isolate ends with its line", "\u{2067}a\nb\u{2069}", "\u{2067}a\u{2069}\nb"),
    Row("nothing to close", "\u{202C}a\u{2069}", "a"),
    Row("marks stay", "\u{200E}a\u{200F}", "\u{200E}a\u{200F}"),
  ]

  @Test(arguments: rows) func `makes text safe`(row: Row) {
    #expect(String(decoding: Self.clean(row.raw).text, as: UTF8.self) == row.clean)
    #expect(Self.clean(row.raw).text == Array(row.clean.utf8))
  }

  @Test func `keeps at most 32 scalars of a cluster`() {
    let raw = Array(("e" + String(repeating: "\u{301}", count: 300) + "x").utf8)
    let clean = Self.clean(raw)
    #expect(clean.text.count == 1 + 31 * 2 + 1)
    #expect(clean.facts.width == 2)
  }

  @Test func `keeps no more open isolates than it can close`() {
    let raw = Array(String(repeating: "\u{2067}", count: 1000).utf8)
    #expect(Self.clean(raw).text.count == 2 * 60 * 3)
  }

  @Test func `expands tabs from the column it starts in`() {
    #expect(Self.clean(Array("a\tb".utf8), column: 5).text == Array("a  b".utf8))
  }

  @Test func `tells facts`() {
    let ascii = Self.clean(Array("one\nthree\nto".utf8)).facts
    #expect(ascii.isASCII && ascii.lineBreaks == 2 && ascii.width == 5 && ascii.lastWidth == 2)
    #expect(!ascii.isContested)
    let wide = Self.clean(Array("界界\na".utf8)).facts
    #expect(!wide.isASCII && wide.width == 4 && wide.lastWidth == 1)
    #expect(Self.clean(Array("❤\u{FE0F}".utf8)).facts.isContested)
    #expect(!Self.clean(Array("\t".utf8), column: 3).facts.isContested)
    #expect(Self.clean(Array("\t".utf8), column: 3).facts.width == 5)
    #expect(!Self.clean([0x1B]).facts.isASCII)
  }

  @Test(arguments: 1...400) func `leaves nothing to clean`(seed: Int) {
    var random = RandomText(seed: UInt64(seed))
    let raw = random.bytes(seed % 80)
    let (text, facts) = Self.clean(raw)
    #expect(String(validating: text, as: UTF8.self) != nil)
    #expect(text.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    #expect(
      !String(decoding: text, as: UTF8.self).unicodeScalars.contains { scalar in
        (0x80..<0xA0).contains(scalar.value)
          || [0x2028, 0x2029, 0x202D, 0x202E].contains(scalar.value)
      }
    )
    #expect(facts.isASCII == text.allSatisfy { $0 < 0x80 })
    #expect(facts.lineBreaks == text.count { $0 == 0x0A })
    let widths = text.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { TextWidth.width(of: Array($0).span) }
    #expect(facts.width == widths.max() && facts.lastWidth == widths.last)
    let again = Self.clean(text)
    #expect(again.text == text)
    #expect(again.facts == facts)
  }
}
