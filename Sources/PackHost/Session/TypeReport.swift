/// A widget type with the packs that registered it, newest first; plain data.
package struct TypeReport: Sendable {
  /// One pack's claim on the type.
  package struct Claim: Sendable {
    /// The pack's place in load order.
    package var order: Int
    /// The pack's id.
    package var pack: String
    /// The pack's version.
    package var version: String
    /// The path of the pack's file.
    package var file: String
    /// The rule that put the claim where it stands.
    package var reason: String
    /// Whether the pack's manifest declares the override.
    package var isDeclared: Bool
    /// The registration's own sentence.
    package var summary: String
    /// A JSON document for the widget's data, or empty.
    package var sample: [UInt8]

    /// Describes a claim.
    package init(
      order: Int,
      pack: String,
      version: String,
      file: String,
      reason: String,
      isDeclared: Bool,
      summary: String,
      sample: [UInt8] = []
    ) {
      self.order = order
      self.pack = pack
      self.version = version
      self.file = file
      self.reason = reason
      self.isDeclared = isDeclared
      self.summary = summary
      self.sample = sample
    }
  }

  /// The type's name, made printable.
  package var name: String
  /// The claims; the first draws the type, and each is the `base` of the one before.
  package var claims: [Claim]

  /// Reports on a type.
  package init(name: String, claims: [Claim]) {
    self.name = name
    self.claims = claims
  }
}
