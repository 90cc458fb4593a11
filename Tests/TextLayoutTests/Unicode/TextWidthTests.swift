import Testing
import TextLayout

/// Widths are found sixteen bytes at a time where text is common; clusters are read one by one.
@Suite struct TextWidthTests {
  private static func widthOfClusters(_ text: [UInt8]) -> Int {
    ClusterReaderTests.clusters(text).reduce(0) { $0 + $1.width }
  }

  private static func width(_ text: [UInt8]) -> Int { TextWidth.width(of: text.span) }

  /// Scalars at the edges of what is looked at sixteen bytes at a time, and others near them.
  static let edges: [UInt32] = [
    0x09, 0x0A, 0x0D, 0x0E, 0x20, 0x31, 0x41, 0x7E, 0x7F, 0x80, 0xA0, 0xA9, 0xAD, 0xBF, 0xC0, 0xD7,
    0x2FF, 0x300, 0x37F, 0x380, 0x47F, 0x480, 0x483, 0x590, 0x600, 0x7FF, 0x800, 0x915, 0x94D,
    0x1100, 0x1161, 0x200B, 0x200D, 0x200F, 0x2010, 0x2014, 0x201C, 0x2027, 0x2028, 0x203C, 0x2764,
    0x3000, 0x3001, 0x3029, 0x302A, 0x3030, 0x3040, 0x3041, 0x306E, 0x3096, 0x3097, 0x3099, 0x309B,
    0x30A2, 0x30FF, 0x3FFF, 0x4000, 0x4E00, 0x4FFF, 0x5000, 0x65E5, 0x9FFF, 0xA000, 0xAC00, 0xD7FF,
    0xE000, 0xFE0F, 0xFF21, 0xFFFD, 0x10000, 0x1F1E9, 0x1F3FD, 0x1F469, 0x20000, 0xE0067,
  ]

  private static func utf8(_ scalars: [UInt32]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap { Unicode.Scalar($0) })
    return Array(String(text).utf8)
  }

  /// Every pair of them at every place in a word, after letters and before ideographs.
  @Test(arguments: 0..<9) func pairsAtEveryPlace(offset: Int) {
    let before = [UInt32](repeating: 0x61, count: offset)
    let after = [UInt32](repeating: 0x5B57, count: 12) + [UInt32](repeating: 0xE9, count: 12)
    for first in Self.edges {
      for second in Self.edges {
        let text = Self.utf8(before + [first, second] + after)
        if Self.width(text) != Self.widthOfClusters(text) {
          Issue.record("\(String(first, radix: 16)) \(String(second, radix: 16)) at \(offset)")
        }
      }
    }
  }

  @Test(arguments: 1...60) func randomScalarsOfTheEdges(seed: Int) {
    var random = RandomText(seed: UInt64(seed))
    for length in 0..<60 {
      let scalars = (0..<length).map { _ in Self.edges.randomElement(using: &random) ?? 0x20 }
      let text = Self.utf8(scalars)
      #expect(Self.width(text) == Self.widthOfClusters(text), "\(scalars)")
    }
  }

  /// Text that is longer than what is looked at before others are taken in.
  @Test(arguments: 1...30) func longText(seed: Int) {
    var random = RandomText(seed: UInt64(seed))
    var scalars: [UInt32] = []
    while scalars.count < 900 {
      let other = Self.edges.randomElement(using: &random) ?? 0x20
      let isCommon = UInt8.random(in: 0..<UInt8(seed), using: &random) > 0
      scalars.append(isCommon ? [0x61, 0x31, 0xE9, 0x5B57][scalars.count % 4] : other)
    }
    for length in stride(from: 300, through: 900, by: 37) {
      let text = Self.utf8(Array(scalars.prefix(length)))
      #expect(Self.width(text) == Self.widthOfClusters(text), "\(length)")
    }
  }

  /// Every scalar, 64 in a text, after letters.
  @Test(arguments: 0..<17) func everyScalar(plane: UInt32) {
    let first = plane << 16
    for block in stride(from: first, to: first + 0x10000, by: 64) {
      let text = Self.utf8((block..<block + 64).flatMap { [0x61, $0] })
      if Self.width(text) != Self.widthOfClusters(text) {
        Issue.record("\(String(block, radix: 16))")
      }
    }
  }

  /// Cut anywhere, text has ill-formed parts at its ends.
  @Test(arguments: 1...40) func textThatIsCutAnywhere(seed: Int) {
    var random = RandomText(seed: UInt64(seed))
    let text = Self.utf8((0..<24).map { _ in Self.edges.randomElement(using: &random) ?? 0x20 })
    for start in 0..<text.count {
      for end in start...text.count { Self.check(text[start..<end], &random) }
    }
  }

  /// Longer text, cut at its ends only.
  @Test(arguments: 1...40) func longTextThatIsCut(seed: Int) {
    var random = RandomText(seed: UInt64(seed))
    let text = Self.utf8((0..<70).map { _ in Self.edges.randomElement(using: &random) ?? 0x20 })
    for start in 0..<3 {
      for end in text.count - 70...text.count { Self.check(text[start..<end], &random) }
    }
  }

  /// Measures a text, and again with a byte of it changed.
  private static func check(_ text: ArraySlice<UInt8>, _ random: inout RandomText) {
    var part = Array(text)
    #expect(width(part) == widthOfClusters(part))
    guard let place = part.indices.randomElement(using: &random) else { return }
    part[place] = UInt8.random(in: 0...255, using: &random)
    #expect(width(part) == widthOfClusters(part), "\(part)")
  }

  /// Long runs of ASCII among others, which are left and entered again.
  @Test(arguments: 0...40) func runsOfASCIIAmongOthers(length: Int) {
    let ascii = String(repeating: "a", count: length)
    for other in ["é", "日", "“", "の", "\u{301}", "👍🏽", "\u{200B}", "\u{7}"] {
      let text = Array((other + ascii + other + ascii + other + other + ascii).utf8)
      #expect(Self.width(text) == Self.widthOfClusters(text), "\(other)")
    }
  }
}
