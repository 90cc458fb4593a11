/// Which packs are meant, as a file that stands beside the pages records it.
package struct PackLock: Hashable, Sendable {
  /// A pack that was loaded.
  package struct Pack: Hashable, Sendable {
    /// Its file.
    package var fingerprint: PackFingerprint
    /// Its id.
    package var id: String
    /// Its version, or empty.
    package var version: String

    /// Describes a pack.
    package init(_ fingerprint: PackFingerprint, id: String, version: String) {
      self.fingerprint = fingerprint
      self.id = id
      self.version = version
    }
  }

  /// The packs in load order.
  package var packs: [Pack]
  /// Which pack draws each type, by its id.
  package var winners: [String: String]

  /// Records packs.
  package init(packs: [Pack], winners: [String: String]) {
    self.packs = packs
    self.winners = winners
  }
}
