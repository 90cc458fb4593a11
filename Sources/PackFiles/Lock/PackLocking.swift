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

  /// Entries with their fingerprints.
  ///
  /// - Throws: what has drifted from the lock, before any of the packs runs.
  func hold(_ entries: [PackEntry]) throws(PackSearchError) -> [PackEntry] {
    let names = names(entries)
    if let expected {
      let found = zip(names, entries).map { PackDrift.Found(name: $0, verdict: $1.verdict) }
      let drift = PackDrift.between(expected.packs.map(\.fingerprint), found)
      if !drift.isEmpty { throw .drift(drift) }
    }
    return zip(names, entries).map { $1.named($0) }
  }

  /// Files as a lock in the folder names them, so that a copy of all elsewhere is named the same.
  ///
  /// The starter pack comes with the program, wherever that is.
  private func names(_ entries: [PackEntry]) -> [String] {
    var places: [FilePath: [UInt8]] = [:]
    return entries.map { entry in
      let name = entry.path.lastName
      if entry.origin == .starter { return name.text }
      let parent = entry.path.parent
      let place = places[parent] ?? place(of: parent)
      places[parent] = place
      return FilePath(bytes: place + name.bytes).text
    }
  }

  /// A directory as it is written before the names of its files: from the folder of the lock, or
  /// nothing where it isn't inside.
  private func place(of directory: FilePath) -> [UInt8] {
    guard let resolved = try? directory.resolved() else { return [] }
    let inside = resolved.appending("x").bytes.dropLast()
    let prefix = folder.appending("x").bytes.dropLast()
    return inside.starts(with: prefix) ? Array(inside.dropFirst(prefix.count)) : []
  }
}
