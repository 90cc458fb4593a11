import Testing
import TextLayout

@Suite struct LineWrapperTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var text: String
    var cells: Int
    var lines: [String]

    var testDescription: String { name }
  }

  static func wrap(
    _ text: [UInt8],
    cells: Int,
    startColumn: Int = 0,
    indent: Int = 0
  ) -> [WrappedLine] {
    var wrapper = LineWrapper(0..<text.count, startColumn: startColumn, indent: indent)
    var lines: [WrappedLine] = []
    while let line = wrapper.next(in: text.span, width: cells) {
      lines.append(line)
      guard lines.count <= 2 * text.count + 2 else {
        Issue.record("wrapping doesn't end")
        break
      }
    }
    return lines
  }

  static func show(_ lines: [WrappedLine], of text: [UInt8]) -> [String] {
    lines.map { line in
      switch line.content {
      case .bytes: String(decoding: text[line.range], as: UTF8.self)
      case .standIn: "*"
      case .nothing: ""
      }
    }
  }

  static let rows = [
    Row(name: "words", text: "the quick fox", cells: 9, lines: ["the quick", "fox"]),
    Row(name: "spaces hang", text: "ab    cd", cells: 3, lines: ["ab", "cd"]),
    Row(name: "leading spaces stay", text: "a\n  b", cells: 9, lines: ["a", "  b"]),
    Row(
      name: "a long word breaks",
      text: "a unbreakable b",
      cells: 5,
      lines: ["a", "unbre", "akabl", "e b"]
    ),
    Row(name: "hyphen", text: "well-known", cells: 6, lines: ["well-", "known"]),
    Row(name: "path", text: "usr/share/doc", cells: 7, lines: ["usr/", "share/", "doc"]),
    Row(name: "number stays whole", text: "a 1,234.56 b", cells: 8, lines: ["a", "1,234.56", "b"]),
    Row(name: "price stays whole", text: "is $5.00", cells: 7, lines: ["is", "$5.00"]),
    Row(name: "option stays whole", text: "use -v now", cells: 5, lines: ["use", "-v", "now"]),
    Row(name: "line feeds", text: "a\n\nb\n", cells: 5, lines: ["a", "", "b", ""]),
    Row(name: "empty", text: "", cells: 5, lines: [""]),
    Row(name: "ideographs break anywhere", text: "界界界", cells: 4, lines: ["界界", "界"]),
    Row(name: "a wide glyph doesn't fit half", text: "界界", cells: 3, lines: ["界", "界"]),
    Row(name: "stand-in at one cell", text: "a界b", cells: 1, lines: ["a", "*", "b"]),
    Row(name: "stop doesn't start a line", text: "文字。", cells: 4, lines: ["文", "字。"]),
    Row(name: "comma doesn't start a line", text: "文字、字", cells: 4, lines: ["文", "字、", "字"]),
    Row(name: "closer doesn't start a line", text: "文（字）", cells: 6, lines: ["文", "（字）"]),
    Row(name: "corner doesn't start a line", text: "「文字」", cells: 6, lines: ["「文", "字」"]),
    Row(name: "opener doesn't end a line", text: "文（字", cells: 4, lines: ["文", "（字"]),
    Row(name: "corner doesn't end a line", text: "文「字", cells: 4, lines: ["文", "「字"]),
    Row(name: "NBSP doesn't break", text: "a 10\u{A0}km", cells: 6, lines: ["a", "10\u{A0}km"]),
    Row(name: "word joiner", text: "a 界\u{2060}界", cells: 5, lines: ["a", "界\u{2060}界"]),
    Row(
      name: "zero width space breaks",
      text: "ab\u{200B}cd",
      cells: 3,
      lines: ["ab\u{200B}", "cd"]
    ),
    Row(name: "flags stay whole", text: "🇩🇪🇫🇷", cells: 3, lines: ["🇩🇪", "🇫🇷"]),
    Row(name: "flag at one cell", text: "🇩🇪a", cells: 1, lines: ["*", "a"]),
    Row(name: "ZWJ sequence stays whole", text: "👩🏽‍🚀👩🏽‍🚀", cells: 3, lines: ["👩🏽‍🚀", "👩🏽‍🚀"]),
    Row(
      name: "marks stay with their base",
      text: "e\u{301}e\u{301}",
      cells: 1,
      lines: ["e\u{301}", "e\u{301}"]
    ),
    Row(
      name: "guillemets with spaces",
      text: "il « dit » oui",
      cells: 7,
      lines: ["il", "« dit »", "oui"]
    ),
    Row(name: "quote after a space", text: "a “b” c", cells: 4, lines: ["a", "“b”", "c"]),
    Row(name: "Hangul breaks between syllables", text: "한국어", cells: 4, lines: ["한국", "어"]),
  ]

  @Test(arguments: rows) func `breaks lines`(row: Row) {
    let text = Array(row.text.utf8)
    #expect(Self.show(Self.wrap(text, cells: row.cells), of: text) == row.lines)
  }

  @Test func `leaves the first line empty where nothing fits after a start column`() {
    let text = Array("word next".utf8)
    let lines = Self.wrap(text, cells: 6, startColumn: 4)
    #expect(Self.show(lines, of: text) == ["", "word", "next"])
    #expect(lines.map(\.ending) == [.soft, .soft, .text])
  }

  @Test func `fills the first line after a start column`() {
    let text = Array("to be or not".utf8)
    #expect(
      Self.show(Self.wrap(text, cells: 6, startColumn: 4), of: text) == ["to", "be or", "not"]
    )
  }

  @Test func `indents later lines`() {
    let text = Array("aa bb cc dd".utf8)
    #expect(Self.show(Self.wrap(text, cells: 5, indent: 2), of: text) == ["aa bb", "cc", "dd"])
  }

  @Test func `takes another width for each line`() {
    let text = Array("aa bb cc dd".utf8)
    var wrapper = LineWrapper(0..<text.count)
    #expect(wrapper.next(in: text.span, width: 2)?.range == 0..<2)
    #expect(wrapper.next(in: text.span, width: 20)?.range == 3..<11)
    #expect(wrapper.next(in: text.span, width: 20) == nil)
  }

  @Test func `shows nothing in no cells and still ends`() {
    let text = Array("ab\n界".utf8)
    let lines = Self.wrap(text, cells: 0)
    #expect(lines.map(\.content) == [.nothing, .nothing])
    #expect(lines.map(\.range) == [0..<2, 3..<6])
    #expect(lines.map(\.ending) == [.hard, .text])
  }

  @Test(arguments: 0...40) func `does in one pass what plain wrapping does`(cells: Int) {
    for seed in 0..<40 {
      var random = RandomText(seed: UInt64(cells * 1000 + seed + 1))
      let text = random.clean(seed % 50 + 1)
      let lines = Self.wrap(text, cells: cells)
      if lines != PlainWrapping(text, cells: cells).lines {
        Issue.record("\(String(decoding: text, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test(arguments: 0...40) func `never makes a line wider than asked`(cells: Int) {
    for seed in 0..<40 {
      var random = RandomText(seed: UInt64(cells * 7919 + seed + 1))
      let text = random.clean(seed % 60 + 1)
      var next = 0
      for line in Self.wrap(text, cells: cells) {
        #expect(line.width <= cells)
        if line.content == .bytes {
          let bytes = Array(text[line.range])
          #expect(TextWidth.width(of: bytes.span) == line.width)
        }
        // Every byte is in a line, in order, but the spaces that hang and the line feeds.
        #expect(text[next..<line.range.lowerBound].allSatisfy { $0 == 0x20 || $0 == 0x0A })
        next = line.range.upperBound
      }
      #expect(text[next...].allSatisfy { $0 == 0x20 })
    }
  }
}
