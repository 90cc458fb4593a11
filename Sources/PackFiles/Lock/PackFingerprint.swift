/// What tells whether a pack's file is the one that was meant.
package struct PackFingerprint: Hashable, Sendable {
  /// The file as a lock names it: below the lock's folder its path from there, elsewhere its name.
  package let file: String
  /// What was read of it when it was checked.
  package let digest: SHA256Digest

  /// Describes a file.
  package init(file: String, digest: SHA256Digest) {
    self.file = file
    self.digest = digest
  }
}
