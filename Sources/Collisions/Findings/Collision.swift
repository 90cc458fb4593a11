package import Platform
package import Widgets

/// One finding: what is wrong between which packs, and what to do.
package struct Collision: Sendable {
  /// What makes two findings the same, whatever machine, path or order they were found in.
  package struct Identity: Sendable {
    /// The kind.
    package let kind: CollisionKind
    /// The type, empty where it is about none.
    package let type: String
    /// The packs' ids; the one to change first.
    package let packs: [String]
    /// The library, symbol or page, empty where it is about none.
    package let subject: String
    /// All of it as bytes, because strings of different bytes can be equal.
    private let key: [[UInt8]]

    /// Identifies a finding.
    package init(_ kind: CollisionKind, type: String, packs: [String], subject: String) {
      self.kind = kind
      self.type = type
      self.packs = packs
      self.subject = subject
      key = ([type, kind.rawValue, subject] + packs).map { Array($0.utf8) }
    }
  }

  /// The kind.
  package let kind: CollisionKind
  /// The type that it is about.
  package let type: TypeName?
  /// The packs' ids; the one to change first.
  package let packs: [String]
  /// The library, symbol or page that it is about.
  package let subject: String
  /// What is wrong, as one line.
  package let message: String
  /// What to do about it.
  package let remedy: String
  /// The file to look at.
  package let file: FilePath

  /// Makes a finding.
  package init(
    _ kind: CollisionKind,
    type: TypeName? = nil,
    packs: [String],
    subject: String = "",
    message: String,
    remedy: String,
    file: FilePath
  ) {
    self.kind = kind
    self.type = type
    self.packs = packs
    self.subject = subject
    self.message = message
    self.remedy = remedy
    self.file = file
  }

  /// What makes it the same finding elsewhere.
  package var identity: Identity {
    Identity(kind, type: type?.printable ?? "", packs: packs, subject: subject)
  }
}

extension Collision.Identity: Hashable, Comparable {
  /// Whether kind, type, packs and subject have the same bytes.
  package static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  /// Feeds the bytes.
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Orders by type, then kind, subject and packs, all bytewise.
  package static func < (left: Self, right: Self) -> Bool {
    left.key.lexicographicallyPrecedes(right.key) { $0.lexicographicallyPrecedes($1) }
  }
}
