package import PackFiles
internal import Platform
package import Widgets

/// One pack file and what became of it, in load order; plain data.
package struct PackReport: Sendable {
  /// What became of a file.
  package enum Status: Sendable, Equatable {
    /// It may be loaded, as far as can be told without running it; nobody has tried.
    case found
    /// Its registrations are in force.
    case loaded
    /// It was left out; the text says file, cause and remedy.
    case refused(String)
    /// The same file was named before; the number is that pack's order.
    case duplicate(of: Int)
  }

  /// A type that the pack registered.
  package struct RegisteredType: Sendable, Equatable {
    /// The type's name, made printable.
    package var name: String
    /// A sentence about it.
    package var summary: String
    /// The revision of the widget's own contract.
    package var revision: UInt32
    /// Whether the manifest declares that this overrides another pack's type.
    package var isDeclaredOverride: Bool
    /// What it asks of the packs before.
    package var policy: OverridePolicy

    /// Describes a type.
    package init(
      name: String,
      summary: String,
      revision: UInt32,
      isDeclaredOverride: Bool,
      policy: OverridePolicy = .mayOverride
    ) {
      self.policy = policy
      self.name = name
      self.summary = summary
      self.revision = revision
      self.isDeclaredOverride = isDeclaredOverride
    }
  }

  /// The place in load order, from 1.
  package var order: Int
  /// The file's path.
  package var file: String
  /// Why the file was looked at: `starter`, `GALLEY_PACK_PATH`, `--packs DIR` or `--pack`.
  package var origin: String
  /// Reverse-DNS id, or the file's name without ending where the pack names none.
  package var id: String
  /// Semantic version, or empty.
  package var version: String
  /// What became of the file.
  package var status: Status
  /// The types in force or registered, in order of registration.
  package var types: [RegisteredType] = []
  /// What it wanted to register where it was refused because the policy of one of these isn't met.
  package var unmet: [RegisteredType] = []
  /// Remarks, such as a type that was registered twice.
  package var notes: [String] = []
  /// What it did to its process while it was loaded, where that is watched; each follows its name.
  package var faults: [String] = []
  /// What tells whether its file is the one that was meant, where the search was asked for that.
  package var fingerprint: PackFingerprint?

  /// Reports on a file.
  package init(
    order: Int,
    file: String,
    origin: String,
    id: String,
    version: String,
    status: Status,
    types: [RegisteredType] = [],
    notes: [String] = []
  ) {
    self.order = order
    self.file = file
    self.origin = origin
    self.id = id
    self.version = version
    self.status = status
    self.types = types
    self.notes = notes
  }
}

extension PackReport {
  /// The file's path for people, on one line and in quotes where it needs them.
  package var printableFile: String { FilePath(file).printable }
}

extension TypeReport.Claim {
  /// The file's path for people, on one line and in quotes where it needs them.
  package var printableFile: String { FilePath(file).printable }
}
