import Collisions
import PackFiles
import Platform
import Widgets

/// Short ways to say what packs claim.
extension PackClaims {
  /// A pack in `--packs packs`, its claims known from registration.
  static func pack(
    _ order: Int,
    _ name: String,
    _ types: [String] = [],
    declares: [String] = [],
    after: [String] = [],
    policy: OverridePolicy = .mayOverride,
    source: Source = .registered
  ) -> PackClaims {
    PackClaims(
      order: order,
      id: "com.\(name)",
      version: "\(order).0.0",
      file: FilePath("packs/\(name).so"),
      origin: .directory("packs"),
      after: after,
      declared: declares.map { TypeName($0) },
      claims: types.map { Claim(TypeName($0), policy: policy) },
      source: source
    )
  }

  /// The starter pack.
  static func starter(_ types: [String]) -> PackClaims {
    PackClaims(
      order: 1,
      id: "dev.galley.starter",
      file: "libStarterWidgets.so",
      origin: .starter,
      claims: types.map { Claim(TypeName($0)) }
    )
  }
}

extension CollisionRules {
  /// The identities of what is wrong between some packs, as `kind type packs`.
  static func named(_ packs: [PackClaims]) -> [String] {
    findings(CollisionMatrix(packs)).map { finding in
      let type = finding.type.map { " \($0.printable)" } ?? ""
      let subject = finding.subject.isEmpty ? "" : " \(finding.subject)"
      return "\(finding.kind.rawValue)\(type)\(subject) \(finding.packs.joined(separator: ">"))"
    }
  }
}
