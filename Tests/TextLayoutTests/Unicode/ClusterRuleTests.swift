import Testing
import TextLayout

/// One row or more for each rule of UAX #29, with the widths of TextLayout's policy.
@Suite struct ClusterRuleTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var lengths: [Int]
    var widths: [Int]
    var contested: Bool

    /// Pairs the length in scalars and the width of each cluster.
    init(_ name: String, _ text: String, _ clusters: (Int, Int)..., contested: Bool = false) {
      testDescription = name
      self.text = text
      lengths = clusters.map(\.0)
      widths = clusters.map(\.1)
      self.contested = contested
    }
  }

  static let rows = [
    Row("GB3", "\r\n", (2, 0)),
    Row("GB4, GB5", "a\u{200B}\u{301}", (1, 1), (1, 0), (1, 0)),
    Row("GB6 leading jamo", "\u{1100}\u{1100}\u{AC00}", (3, 2), contested: true),
    Row("GB6 to GB8 a syllable of jamo", "\u{1112}\u{1161}\u{11AB}", (3, 2), contested: true),
    Row("a syllable", "한", (1, 2)),
    Row("a lone vowel jamo", "\u{1161}", (1, 0), contested: true),
    Row("GB9 marks", "e\u{301}\u{302}x", (3, 1), (1, 1)),
    Row("a lone mark", "\u{301}", (1, 0)),
    Row("a lone ZWJ", "\u{200D}", (1, 0), contested: true),
    Row("zero width space", "a\u{200B}b", (1, 1), (1, 0), (1, 1)),
    Row("GB9a spacing mark", "का", (2, 2), contested: true),
    Row("Thai am", "กำ", (2, 2), contested: true),
    Row("Lao am", "ຳ", (1, 1), contested: true),
    Row("GB9b prepended sign", "\u{600}1", (2, 2), contested: true),
    Row("GB9c conjunct", "क्ष", (3, 2), contested: true),
    Row("GB9c conjunct of three", "क्त्य", (5, 2), contested: true),
    Row("virama and another script", "क्a", (2, 1), (1, 1), contested: true),
    Row("GB11 emoji sequence", "👩🏽‍🚀", (4, 2), contested: true),
    Row("GB11 text emoji joined", "⛹\u{200D}♂", (3, 2), contested: true),
    Row("GB11 needs a picture before", "a\u{200D}♂", (2, 1), (1, 1), contested: true),
    Row("GB12 flags", "🇩🇪🇫🇷", (2, 2), (2, 2), contested: true),
    Row("GB12 lone indicator", "🇬🇧🇺", (2, 2), (1, 2), contested: true),
    Row("tag sequence", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", (7, 2)),
    Row("VS16 on a base", "❤\u{FE0F}", (2, 2), contested: true),
    Row("VS15 on a base", "❤\u{FE0E}", (2, 1), contested: true),
    Row("VS15 on a wide base", "⌚\u{FE0E}", (2, 2), contested: true),
    Row("VS16 on a letter", "a\u{FE0F}", (2, 1)),
    Row("keycap", "1\u{FE0F}\u{20E3}", (3, 2), contested: true),
    Row("copyright", "©©\u{FE0F}", (1, 1), (2, 2), contested: true),
    Row("modifier on an emoji", "👍🏽", (2, 2), contested: true),
    Row("modifier on a text base", "☝🏿", (2, 2), contested: true),
    Row("modifier alone", "🏿", (1, 2)),
    Row("ambiguous", "±°§", (1, 1), (1, 1), (1, 1)),
    Row("full width", "Ａ", (1, 2)),
    Row("half width with a mark", "ｶﾞ", (2, 2)),
    Row("ideographs", "界界", (1, 2), (1, 2)),
    Row("no-break space", "\u{A0}", (1, 1)),
    Row("private use", "\u{E000}", (1, 1)),
    Row("byte order mark", "\u{FEFF}", (1, 0)),
    Row("newest emoji", "\u{1FAC8}", (1, 2)),
  ]

  @Test(arguments: rows) func `follows each rule`(row: Row) {
    let text = Array(row.text.utf8)
    let clusters = ClusterReaderTests.clusters(text)
    let lengths = clusters.map {
      String(decoding: text[$0.range], as: UTF8.self).unicodeScalars.count
    }
    #expect(lengths == row.lengths)
    #expect(clusters.map(\.width) == row.widths)
    #expect(clusters.contains(where: \.isContested) == row.contested)
    #expect(TextWidth.width(of: text.span) == row.widths.reduce(0, +))
  }
}
