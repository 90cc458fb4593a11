/// A version as Semantic Versioning 2.0.0 defines it.
package struct SemanticVersion: Hashable, Sendable {
  package var major: UInt64
  package var minor: UInt64
  package var patch: UInt64
  /// The dot-separated parts after the hyphen; a release has none.
  package var prerelease: [Identifier]
  /// The text after the plus sign; it plays no part in order or equality.
  package var build: String

  /// A part of a prerelease: numbers come before words.
  package enum Identifier: Hashable, Comparable, Sendable {
    case number(UInt64)
    case word(String)
  }

  package init(
    _ major: UInt64,
    _ minor: UInt64,
    _ patch: UInt64,
    prerelease: [Identifier] = []
  ) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.prerelease = prerelease
    self.build = ""
  }

  package static func == (left: SemanticVersion, right: SemanticVersion) -> Bool {
    left.core == right.core && left.prerelease == right.prerelease
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(major)
    hasher.combine(minor)
    hasher.combine(patch)
    hasher.combine(prerelease)
  }

  /// Major, minor and patch, for comparing.
  var core: (UInt64, UInt64, UInt64) { (major, minor, patch) }
}

extension SemanticVersion: Comparable {
  package static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
    if left.core != right.core { return left.core < right.core }
    if left.prerelease.isEmpty || right.prerelease.isEmpty {
      return !left.prerelease.isEmpty && right.prerelease.isEmpty
    }
    return left.prerelease.lexicographicallyPrecedes(right.prerelease)
  }
}

extension SemanticVersion.Identifier {
  package static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.number(let a), .number(let b)): a < b
    case (.number, .word): true
    case (.word, .number): false
    case (.word(let a), .word(let b)): a.utf8.lexicographicallyPrecedes(b.utf8)
    }
  }
}

extension SemanticVersion: CustomStringConvertible {
  package var description: String {
    var text = "\(major).\(minor).\(patch)"
    if !prerelease.isEmpty { text += "-" + prerelease.map(\.text).joined(separator: ".") }
    if !build.isEmpty { text += "+" + build }
    return text
  }
}

extension SemanticVersion.Identifier {
  fileprivate var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .word(let word): word
    }
  }
}
