import Testing
import TextLayout

/// One row or more for each rule of UAX #14; `|` marks the places where a line may end.
@Suite struct LineBreakRuleTests {
  struct Row: CustomTestStringConvertible {
    var rule: String
    var marked: String

    var testDescription: String { rule }

    init(_ rule: String, _ marked: String) {
      self.rule = rule
      self.marked = marked
    }
  }

  static let rows = [
    Row("LB2, LB3", "a"),
    Row("LB4, LB5, LB6", "a\n|b \n|\r\n|\r|\u{B}|\u{C}|\u{85}|\u{2028}|\u{2029}|c"),
    Row("LB7 no break before spaces", "a  |b"),
    Row("LB8 zero width space", "a\u{200B}|b\u{200B} |\u{2060}c"),
    Row("LB8a zero width joiner", "界\u{200D}界"),
    Row("LB9 marks", "e\u{301}e\u{301} |e\u{301}"),
    Row("LB10 orphan mark", "a |\u{301}b"),
    Row("LB11 word joiner", "界\u{2060}界\u{2060} |界"),
    Row("LB12 no-break space", "界\u{A0}界"),
    Row("LB12a before no-break space", "界\u{A0}界 |\u{A0}界"),
    Row("LB13 closers", "界） |界！ |界/"),
    Row("LB13 of 15.0, full stop after a space", "a .b"),
    Row("LB14 openers", "（界 |（  界"),
    Row("LB15 of 15.0, quote and bracket", "\"  (a"),
    Row("LB15 of 15.0, not after final quotes", "界”|（界"),
    Row("LB15a initial quote", "a |«  b"),
    Row("LB15b final quote", "a  » |b |a |»b"),
    Row("LB16 no start after closers", "）  ー ）  |界"),
    Row("LB17 two-em dashes", "——  ——"),
    Row("LB18 spaces", "a |b"),
    Row("LB19 quotes", "a\"b |界\"界"),
    Row("LB19a quotes between ideographs", "界|“界”|界 |a“界”a |界“a”界"),
    Row("LB20 contingent break", "a|\u{FFFC}|a"),
    Row("LB20a hyphen before a word", "a |-b |a-|b"),
    Row("LB21 after", "a-1-|a |a\u{2009}|a |´a"),
    Row("LB21a Hebrew and hyphen", "א-א"),
    Row("LB21b slash before Hebrew", "a/|b |a/א"),
    Row("LB22 ellipsis", "界…|界"),
    Row("LB23 letters and digits", "a1a"),
    Row("LB23a ideographs in prices", "€界|界%"),
    Row("LB24 letters in prices", "$a%"),
    Row("LB25 numbers", "$(12.35) |-5 |1,234/5% |+1"),
    Row("LB25 of 15.0, outside numbers", "a.|2"),
    Row("LB26 jamo", "\u{1100}\u{1161}\u{11A8}|한|국"),
    Row("LB27 Hangul in prices", "€한%"),
    Row("LB28 letters", "abc"),
    Row("LB28a aksaras", "\u{1B05}\u{1B44}\u{1B05}|\u{1B05}"),
    Row("LB29 punctuation in a word", "e.g"),
    Row("LB30 brackets in a word", "a(s) |1(2) |界|（界）|a"),
    Row("LB30a flags", "🇩🇪|🇫🇷|🇬"),
    Row("LB30b modifiers", "☝🏿|👍🏽"),
    Row("LB31 otherwise", "界|界|😀"),
  ]

  @Test(arguments: rows) func `follows each rule`(row: Row) {
    let text = Array(row.marked.utf8.filter { $0 != UInt8(ascii: "|") })
    var shown: [UInt8] = []
    let places = LineBreakReaderTests.breaks(text)
    for (index, byte) in text.enumerated() {
      if places.contains(index) { shown.append(UInt8(ascii: "|")) }
      shown.append(byte)
    }
    #expect(String(decoding: shown, as: UTF8.self) == row.marked)
  }
}
