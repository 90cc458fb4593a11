import TextLayout

/// Text that is random and the same on every run: pieces that rules care about, and any scalars.
struct RandomText: RandomNumberGenerator {
  static let pieces = [
    "a", "word", "Galley", "über", "e\u{301}", " ", " ", "  ", "-", "--", "/", ".", ",", "!", "?",
    "(", ")", "[", "]", "\"", "'", "“", "”", "«", "»", "‘", "’", "1", "3.14", "$5", "50%", "\u{A0}",
    "\u{200B}", "\u{2060}", "\u{200D}", "\u{AD}", "\u{2014}", "\u{2026}", "界", "文字", "。", "、",
    "）", "「", "」", "（", "ー", "ッ", "한국", "\u{1112}\u{1161}\u{11AB}", "\u{1161}", "ก", "กำ",
    "ไทย", "क", "क्ष", "का", "\u{94D}", "שלום", "سلام", "😀", "👍🏽", "👩🏽‍🚀", "🇩🇪", "🇬🇧", "🇺", "❤️", "❤︎", "1️⃣",
    "☝🏿", "\u{1F3FB}", "\u{FE0F}", "\u{301}\u{301}", "\n", "\t", "\r\n", "\u{2028}", "\u{2067}",
    "\u{202E}", "\u{2069}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{3000}", "\u{1F1E6}",
  ]

  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// Bytes that are mostly well-formed.
  mutating func bytes(_ pieces: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<pieces {
      switch UInt8.random(in: 0..<20, using: &self) {
      case 0: bytes.append(UInt8.random(in: 0...255, using: &self))
      case 1:
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<0x20000, using: &self)) {
          bytes += Array(String(Character(scalar)).utf8)
        }
      case 2...9: bytes += Array("abcdefgh ij klmnop".utf8.shuffled(using: &self).prefix(5))
      default: bytes += Array((Self.pieces.randomElement(using: &self) ?? "").utf8)
      }
    }
    return bytes
  }

  /// Clean text.
  mutating func clean(_ pieces: Int) -> [UInt8] {
    var arena: [UInt8] = []
    TextCleaner.append(bytes(pieces).span, to: &arena)
    return arena
  }
}
