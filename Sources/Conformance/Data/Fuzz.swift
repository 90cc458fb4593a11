internal import JSONText

/// Data that nobody would send on purpose, the same for the same seed.
struct Fuzz: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A sample with one to four of its values replaced, at places that the pack reads or anywhere.
  mutating func data(like sample: JSONTree, _ reads: [[JSONPath.Step]]) -> JSONTree {
    var data = sample
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let places = reads + data.paths
      guard let place = places.randomElement(using: &self) else { return value(depth: 0) }
      data = data.replacing(place[...], with: value(depth: 0)) ?? data
    }
    return data
  }

  private mutating func value(depth: Int) -> JSONTree {
    switch Int.random(in: 0..<12, using: &self) {
    case 0: .null
    case 1: .boolean(Bool.random(using: &self))
    case 2, 3: .number(Fuzz.numbers.randomElement(using: &self) ?? "0")
    case 4 where depth == 0: nest()
    case 5 where depth < 3:
      .array((0..<Int.random(in: 0..<40, using: &self)).map { _ in value(depth: depth + 1) })
    case 6 where depth < 3:
      .object((0..<Int.random(in: 0..<8, using: &self)).map { ("k\($0)", value(depth: depth + 1)) })
    default: .string(text())
    }
  }

  private mutating func nest() -> JSONTree {
    let isArray = Bool.random(using: &self)
    return (0..<100).reduce(.string("deep")) { inner, _ in
      isArray ? .array([inner]) : .object([("text", inner)])
    }
  }

  private mutating func text() -> String {
    let count = Int.random(in: 0..<12, using: &self)
    return (0..<count).map { _ in Fuzz.pieces.randomElement(using: &self) ?? "" }.joined()
  }

  private static let numbers = [
    "0", "-0", "1", "-1", "0.1", "1e400", "-1e400", "1e-400", "2147483648", "4294967296",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1e9", "0.5", "100000",
  ]

  /// Emoji, bidirectional controls, NUL and other controls, marks, wide and long words.
  private static let pieces = [
    "word", " ", "\n", "\t", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}",
    "\u{2066}", "\u{200D}", "\u{FEFF}", "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "日本語", "ﷺ", "e\u{301}\u{302}\u{303}",
    "\u{FFFD}", "https://example.com/a?b=c", "**bold**", "`code`", "[x](y)", "%s%n", "\\", "\"",
    "</a>",
    String(repeating: "long", count: 100), String(repeating: "\u{301}", count: 300),
  ]

  /// A string of a megabyte.
  static let large = JSONTree.string(String(repeating: "many words, ", count: 90_000))
}
