package import Platform

/// Finds the pack files that were asked for, in an order that depends on names alone.
///
/// First the starter pack, then the directories of `GALLEY_PACK_PATH`, those of `--packs`, and the
/// files of `--pack`; in a directory, files by the bytes of their names. A manifest's `after` moves
/// a pack behind others.
package struct PackSearch: Sendable {
  /// The starter pack's file; nil: without it.
  package var starter: FilePath?
  /// The directories of `GALLEY_PACK_PATH`.
  package var searchPath: [FilePath]
  /// The directories given with `--packs`.
  package var directories: [FilePath]
  /// The files given with `--pack`.
  package var files: [FilePath]
  /// Takes directories and files that other users could change.
  package var allowsWritableByOthers: Bool
  /// Names what it finds for a lock, and holds it against one.
  package var locking: PackLocking?

  /// A search in given places.
  package init(
    starter: FilePath? = nil,
    searchPath: [FilePath] = [],
    directories: [FilePath] = [],
    files: [FilePath] = [],
    allowsWritableByOthers: Bool = false
  ) {
    self.starter = starter
    self.searchPath = searchPath
    self.directories = directories
    self.files = files
    self.allowsWritableByOthers = allowsWritableByOthers
  }

  /// Finds, checks and orders the packs; nothing of them runs.
  ///
  /// - Returns: every file once, refused ones included.
  /// - Throws: which directory can't be used, which packs want to come after each other, or what
  ///   has drifted from the lock.
  package func list() throws(PackSearchError) -> PackList {
    let asked = try asked()
    let entries = try PackOrder.sorted(asked.entries)
    return PackList(entries: try held(entries), repetitions: asked.repetitions)
  }

  /// The same entries in load order, with fingerprints where they are named for a lock.
  ///
  /// - Throws: what has drifted from the lock.
  package func held(_ entries: [PackEntry]) throws(PackSearchError) -> [PackEntry] {
    try locking?.hold(entries) ?? entries
  }

  /// Finds and checks the packs, and leaves them in the order of asking whatever manifests say
  /// under `after`.
  ///
  /// - Returns: every file once, refused ones included.
  /// - Throws: which directory can't be used.
  package func asked() throws(PackSearchError) -> PackList {
    let check = PackFileCheck(
      allowsWritableByOthers: allowsWritableByOthers,
      digests: locking != nil
    )
    var collector = PackCollector(check: check)
    if let starter { collector.add(starter, .starter) }
    for directory in searchPath {
      try collect(directory, .searchPath(directory), into: &collector)
    }
    for directory in directories {
      try collect(directory, .directory(directory), into: &collector)
    }
    for file in files { collector.add(file, .file) }
    return PackList(entries: collector.entries, repetitions: collector.repetitions)
  }

  private func collect(
    _ directory: FilePath,
    _ origin: PackOrigin,
    into collector: inout PackCollector
  ) throws(PackSearchError) {
    let found: DirectoryListing
    do throws(FileError) {
      found = try DirectoryListing(of: directory, where: PackSearch.isPackName)
    } catch {
      throw .directory(error, origin)
    }
    let trust = PackTrust(isLenient: allowsWritableByOthers)
    if let writers = trust.writers(ofListed: directory) {
      throw .writable(directory, by: writers, origin)
    }
    collector.add(found, in: directory, origin)
  }

  /// Backups, debug files and hidden files aren't packs.
  private static func isPackName(_ name: Span<UInt8>) -> Bool {
    let end = name.count
    return end >= 3 && name[0] != UInt8(ascii: ".") && name[end - 3] == UInt8(ascii: ".")
      && name[end - 2] == UInt8(ascii: "s") && name[end - 1] == UInt8(ascii: "o")
  }
}
