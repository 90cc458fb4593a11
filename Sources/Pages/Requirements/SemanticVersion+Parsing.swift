extension SemanticVersion {
  /// Reads a whole version, `1.2.3-rc.1+build`; nil for anything else.
  package init?(_ text: String) {
    guard let parsed = PartialVersion(text[...]), parsed.parts == 3 else { return nil }
    self = parsed.version
  }
}

/// A version of which minor or patch may be missing, as ranges allow.
struct PartialVersion {
  var version: SemanticVersion
  /// How many of major, minor and patch were written.
  var parts: Int

  init?(_ text: Substring) {
    let plus = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let hyphen = plus[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = hyphen[0].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(numbers.count) else { return nil }
    var core: [UInt64] = []
    for number in numbers {
      guard let value = Self.number(number) else { return nil }
      core.append(value)
    }
    parts = core.count
    while core.count < 3 { core.append(0) }
    version = SemanticVersion(core[0], core[1], core[2])
    guard parts == 3 || (hyphen.count == 1 && plus.count == 1) else { return nil }
    if hyphen.count == 2 {
      guard let prerelease = Self.prerelease(hyphen[1]) else { return nil }
      version.prerelease = prerelease
    }
    if plus.count == 2 {
      guard
        plus[1].split(separator: ".", omittingEmptySubsequences: false)
          .allSatisfy(Self.isWord)
      else { return nil }
      version.build = String(plus[1])
    }
  }

  private static func prerelease(
    _ text: Substring
  ) -> [SemanticVersion.Identifier]? {
    var result: [SemanticVersion.Identifier] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      if part.utf8.allSatisfy(isDigit) {
        guard let value = number(part) else { return nil }
        result.append(.number(value))
      } else {
        guard isWord(part) else { return nil }
        result.append(.word(String(part)))
      }
    }
    return result
  }

  /// A number without leading zeros.
  private static func number(_ text: Substring) -> UInt64? {
    guard let first = text.utf8.first, text.utf8.allSatisfy(isDigit) else { return nil }
    if first == UInt8(ascii: "0"), text.utf8.count > 1 { return nil }
    return UInt64(text)
  }

  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isDigit($0) || isLetterOrHyphen($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetterOrHyphen(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
  }
}
