/// A set of versions, as `requires` writes it.
///
/// The grammar, with `V` a version of one to three numbers:
/// - `*` or an empty text: every version.
/// - `V`, `=V`: exactly this one; with numbers left out, every one that begins so (`1.2` is `1.2.x`).
/// - `^V`: compatible: up to the next change of the leftmost number that isn't 0.
/// - `~V`: up to the next minor version; `~1` up to the next major one.
/// - `>V`, `>=V`, `<V`, `<=V`: by order.
/// - Several of these between spaces or commas: all must hold; a blank may follow the sign.
/// - `A || B`: one must hold.
///
/// A prerelease is in a range only if some part that must hold names a prerelease of the same three
/// numbers, so `^1.0.0` doesn't take in `2.0.0-rc.1` or `1.1.0-beta`.
package struct VersionRange: Hashable, Sendable {
  /// One bound.
  struct Bound: Hashable, Sendable {
    enum Relation: Hashable, Sendable {
      case equal
      case less
      case lessOrEqual
      case greater
      case greaterOrEqual
    }

    var relation: Relation
    var version: SemanticVersion
    /// Whether a person wrote the version, rather than it following from a shorthand.
    var isWritten = true
  }

  /// Alternatives; all bounds of one of them must hold.
  var alternatives: [[Bound]]

  /// Whether the range takes in a version.
  package func contains(_ version: SemanticVersion) -> Bool {
    alternatives.contains { bounds in
      bounds.allSatisfy { $0.holds(for: version) } && admitsPrerelease(of: version, bounds)
    }
  }

  private func admitsPrerelease(of version: SemanticVersion, _ bounds: [Bound]) -> Bool {
    version.prerelease.isEmpty
      || bounds.contains {
        $0.isWritten && !$0.version.prerelease.isEmpty && $0.version.core == version.core
      }
  }
}

extension VersionRange.Bound {
  func holds(for candidate: SemanticVersion) -> Bool {
    switch relation {
    case .equal: candidate == version
    case .less: candidate < version
    case .lessOrEqual: candidate <= version
    case .greater: candidate > version
    case .greaterOrEqual: candidate >= version
    }
  }
}
