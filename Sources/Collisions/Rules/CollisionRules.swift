/// Finds what is wrong between packs, from what they claim and say alone.
package enum CollisionRules {
  /// All findings, in the order of `Collision.Identity`, each once.
  package static func findings(_ matrix: CollisionMatrix) -> [Collision] {
    sorted(
      OverrideRules(matrix).findings + DeclarationRules(matrix).findings
        + PolicyRules(matrix).findings + PackRules(matrix.packs).findings
    )
  }

  /// Findings in the order of their identities, each once.
  package static func sorted(_ findings: [Collision]) -> [Collision] {
    var seen: Set<Collision.Identity> = []
    return findings.map { ($0.identity, $0) }
      .filter { seen.insert($0.0).inserted }
      .sorted { $0.0 < $1.0 }
      .map(\.1)
  }
}
