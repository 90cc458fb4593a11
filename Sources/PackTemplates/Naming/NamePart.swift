/// The rule that all names of a pack are held to, as they stand in sources, paths and JSON alike.
enum NamePart {
  /// Whether bytes are words of small letters and digits, a letter first, each two of them joined
  /// by one joint.
  static func isPart(_ bytes: ArraySlice<UInt8>, joint: Unicode.Scalar) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    let words = bytes.split(separator: UInt8(ascii: joint), omittingEmptySubsequences: false)
    return words.allSatisfy { !$0.isEmpty && $0.allSatisfy { isLetter($0) || isDigit($0) } }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
