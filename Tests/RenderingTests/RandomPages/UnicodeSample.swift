import TestSupport

/// Texts that rules of Unicode care about: those of its test files, or some of them where Debian's
/// `unicode-data` is absent.
enum UnicodeSample {
  /// One text for each row of the files.
  static let texts: [String] = {
    let found = breakTexts("LineBreakTest") + breakTexts("GraphemeBreakTest") + emoji()
    return (found.isEmpty ? sample : found) + hostile
  }()

  private static func breakTexts(_ name: String) -> [String] {
    let rows = try? UnicodeTestFile(name: "auxiliary/\(name).txt").breakRows()
    return (rows ?? []).map { String(decoding: $0.text, as: UTF8.self) }
  }

  private static func emoji() -> [String] {
    let rows = try? UnicodeTestFile(name: "emoji/emoji-test.txt").rows()
    return (rows ?? []).compactMap { row in
      let scalars = row.line.split(separator: ";").first?.split(separator: " ") ?? []
      return String(decoding: UnicodeTestFile.bytes(scalars), as: UTF8.self)
    }
  }

  /// What no page should get through to a terminal.
  private static let hostile = [
    "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{1B}]8;;https://a.b\u{1B}\\link", "\u{9B}2J",
    "\u{90}q\u{9C}", "\u{0}", "\u{7}\u{8}\u{7F}", "\u{202E}txt.exe", "\u{2066}open",
    "\u{2067}\u{2068}deep", "\u{2069}\u{202C}", "a\tb", "\r\n", "a\rb", "a\u{0B}b\u{0C}c",
    "\u{85}\u{2028}\u{2029}", "\u{FEFF}", "\u{E0001}\u{E0041}",
  ]

  private static let sample = [
    "word", "two words", "semi-detached", "e\u{301}\u{302}", "\u{301}", "\u{308} \u{200D}",
    "日本語の文章。",
    "「括弧」（）", "한국어", "\u{1100}\u{1161}\u{11A8}", "สวัสดีครับ", "क्षत्रिय", "\u{600}1", "שלום", "سلام",
    "👩‍👩‍👧", "👍🏽", "🇩🇪", "🇩", "❤️", "❤︎", "1️⃣", "no\u{A0}break", "a\u{AD}b", "a\u{200B}b", "\u{2060}",
    "“quoted”", "3.14%", "$5", "a/b/c", "\u{3000}", "…", "—",
  ]
}

/// Texts put together from pieces, the same for the same seed.
struct RandomTexts {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A number below a bound.
  mutating func number(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }

  /// A text of up to some pieces, with spaces between some of them.
  mutating func text(_ pieces: Int = 4) -> String {
    var text = ""
    for index in 0...number(pieces) {
      if index > 0, number(3) > 0 { text += " " }
      text +=
        number(4) == 0 ? "plain words" : UnicodeSample.texts[number(UnicodeSample.texts.count)]
    }
    return text
  }
}
