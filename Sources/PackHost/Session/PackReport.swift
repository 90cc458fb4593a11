package import PackFiles
internal import Pages
internal import Platform
internal import Widgets

/// One pack file and what became of it, in load order.
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

  /// The place in load order, from 1.
  package let order: Int
  /// What became of the file.
  package var status: Status
  /// The types in force or registered, in order of registration.
  package var types = RegisteredTypes()
  /// What it wanted to register where it was refused because the policy of one of these isn't met.
  package var unmet = RegisteredTypes()
  /// Remarks, such as a type that was registered twice.
  package var notes: [String] = []
  /// What it did to its process while it was loaded, where that is watched; each follows its name.
  package var faults: [String] = []
  private var subject: PackSubject

  /// Reports on a file that was found.
  init(_ entry: PackEntry, order: Int, status: Status) {
    self.order = order
    self.status = status
    subject = .found(entry)
  }

  /// Reports on a file that somebody told of.
  package init(
    order: Int,
    file: String,
    origin: String,
    id: String,
    version: String,
    status: Status,
    types: RegisteredTypes = RegisteredTypes(),
    notes: [String] = [],
    fingerprint: PackFingerprint? = nil
  ) {
    self.order = order
    self.status = status
    self.types = types
    self.notes = notes
    subject = .told(PackDescription(file, origin, id, version, fingerprint))
  }

  /// Keeps what the pack calls itself while it registers.
  mutating func identify(id: String, version: String) {
    subject = .told(PackDescription(file, origin, id, version, fingerprint))
  }
}

extension PackReport {
  /// The file's path.
  package var file: String { subject.file }
  /// Why the file was looked at: `starter`, `GALLEY_PACK_PATH`, `--packs DIR` or `--pack`.
  package var origin: String { subject.origin }
  /// Reverse-DNS id, or the file's name without ending where the pack names none.
  package var id: String { subject.id }
  /// Semantic version, or empty.
  package var version: String { subject.version }
  /// What tells whether its file is the one that was meant, where the search was asked for that.
  package var fingerprint: PackFingerprint? { subject.fingerprint }
  /// The file's path for people, on one line and in quotes where it needs them.
  package var printableFile: String { FilePath(file).printable }
}

extension TypeName {
  /// The name, fit for a message.
  var printable: String { QuotedText.escaped(String(decoding: utf8, as: UTF8.self)) }
}

extension TypeReport.Claim {
  /// The file's path for people, on one line and in quotes where it needs them.
  package var printableFile: String { FilePath(file).printable }
}
