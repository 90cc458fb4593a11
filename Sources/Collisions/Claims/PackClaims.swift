package import PackFiles
package import Platform
package import Widgets

/// What one pack claims to draw, and what it says of other packs; the ground of every rule here.
package struct PackClaims: Sendable {
  /// A claim to draw a type.
  package struct Claim: Sendable {
    /// The type.
    package let type: TypeName
    /// What the claim asks of the claims before it; manifests don't say, registrations do.
    package let policy: OverridePolicy

    /// Describes a claim.
    package init(_ type: TypeName, policy: OverridePolicy = .mayOverride) {
      self.type = type
      self.policy = policy
    }
  }

  /// How the claims are known.
  package enum Source: Hashable, Sendable {
    /// The pack registered them.
    case registered
    /// Its manifest lists them; nothing of it has run.
    case manifest
    /// It has no manifest and hasn't run, so they aren't known.
    case unknown
    /// It isn't loaded, for a reason that no other pack has to do with; the text says file and cause.
    case refused(String)
  }

  /// The place in load order, from 1.
  package var order: Int
  /// The place in the order of asking, before any `after` is followed.
  package var position: Int
  /// The reverse-DNS id, or the file's name where the pack names none.
  package var id: String
  /// The semantic version, or empty.
  package var version: String
  /// The file, as it was named or found.
  package var file: FilePath
  /// Who asked for the pack.
  package var origin: PackOrigin
  /// The ids of the packs that it wants before it.
  package var after: [String]
  /// The types whose override its manifest declares.
  package var declared: [TypeName]
  /// The types that it draws.
  package var claims: [Claim]
  /// The types that it registered more than once.
  package var repeated: [TypeName]
  /// How the claims are known.
  package var source: Source

  /// Describes a pack.
  package init(
    order: Int,
    position: Int? = nil,
    id: String,
    version: String = "",
    file: FilePath,
    origin: PackOrigin,
    after: [String] = [],
    declared: [TypeName] = [],
    claims: [Claim] = [],
    repeated: [TypeName] = [],
    source: Source = .registered
  ) {
    self.order = order
    self.position = position ?? order
    self.id = id
    self.version = version
    self.file = file
    self.origin = origin
    self.after = after
    self.declared = declared
    self.claims = claims
    self.repeated = repeated
    self.source = source
  }

  /// Whether it comes with the program.
  package var isStarter: Bool { origin == .starter }

  /// Why it isn't loaded; nil where no such reason is known.
  package var refusal: String? {
    if case .refused(let reason) = source { reason } else { nil }
  }

  /// The pack with its version and its place in load order.
  package var title: String {
    version.isEmpty ? "\(id) (\(order))" : "\(id) \(version) (\(order))"
  }

  /// Whether its manifest declares that it overrides a type.
  package func declares(_ type: TypeName) -> Bool { declared.contains(type) }
}
