/// A SHA-256 digest; equal for equal files, and for no others that anybody can make.
package struct SHA256Digest: Hashable, Sendable {
  private let words: SIMD8<UInt32>

  /// A digest of eight words.
  init(words: SIMD8<UInt32>) {
    self.words = words
  }

  /// Reads 64 hexadecimal digits, the letters small.
  ///
  /// - Returns: nil for anything else.
  package init?(_ text: String) {
    let digits = Array(text.utf8)
    let isDigest = digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard digits.count == 64, isDigest else { return nil }
    var words = SIMD8<UInt32>()
    for index in 0..<8 {
      let word = String(decoding: digits[index * 8..<index * 8 + 8], as: UTF8.self)
      words[index] = UInt32(word, radix: 16) ?? 0
    }
    self.words = words
  }
}

extension SHA256Digest: CustomStringConvertible {
  /// 64 hexadecimal digits.
  package var description: String {
    (0..<8).map { index in
      let digits = String(words[index], radix: 16)
      return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }.joined()
  }

  /// The first digits, for people to compare.
  package var short: String { String(description.prefix(12)) }
}
