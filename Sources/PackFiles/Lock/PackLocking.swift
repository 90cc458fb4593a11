package import Platform

/// What a search holds its packs against, and how it names their files meanwhile.
package struct PackLocking: Hashable, Sendable {
  /// The folder of the lock: absolute, and without links.
  package let folder: FilePath
  /// What has to be there; nil where a lock is yet to be made.
  package let expected: PackLock?

  /// Holds packs against a lock in a folder.
  package init(folder: FilePath, expected: PackLock?) {
    self.folder = folder
    self.expected = expected
  }

  /// A file as a lock in the folder names it, so that a copy of both elsewhere is named the same.
  ///
  /// The starter pack comes with the program, wherever that is.
  func name(_ path: FilePath, _ origin: PackOrigin) -> String {
    let name = path.lastName
    guard origin != .starter, let parent = try? path.parent.resolved() else { return name.text }
    let place = parent.appending(name).bytes
    let prefix = folder.appending("x").bytes.dropLast()
    guard place.starts(with: prefix) else { return name.text }
    return FilePath(bytes: Array(place.dropFirst(prefix.count))).text
  }

  /// An entry with its fingerprint.
  func named(_ entry: PackEntry) -> PackEntry {
    guard case .success(let file) = entry.outcome, let digest = file.digest else { return entry }
    var entry = entry
    entry.fingerprint = PackFingerprint(file: name(entry.path, entry.origin), digest: digest)
    return entry
  }

  /// What has drifted from the lock in a list of packs, before any of them runs.
  func drift(of entries: [PackEntry]) -> [PackDrift] {
    guard let expected else { return [] }
    let found = entries.map { entry in
      PackDrift.Found(name: name(entry.path, entry.origin), outcome: entry.outcome)
    }
    return PackDrift.between(expected.packs.map(\.fingerprint), found)
  }
}
