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
  /// - Throws: which directory can't be used, or which packs want to come after each other.
  package func list() throws(PackSearchError) -> PackList {
    let asked = try asked()
    let entries = try PackOrder.sorted(asked.entries)
    return PackList(entries: entries, repetitions: asked.repetitions)
  }

  /// Finds and checks the packs, and leaves them in the order of asking whatever manifests say
  /// under `after`.
  ///
  /// - Returns: every file once, refused ones included.
  /// - Throws: which directory can't be used.
  package func asked() throws(PackSearchError) -> PackList {
    var collector = PackCollector(
      check: PackFileCheck(allowsWritableByOthers: allowsWritableByOthers)
    )
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
    let names: [FilePath]
    do throws(FileError) {
      names = try DirectoryListing.names(in: directory)
    } catch {
      throw .directory(error, origin)
    }
    let isOpenToAll = (try? FileFacts(of: directory))?.isWritableByOthers == true
    if isOpenToAll && !allowsWritableByOthers { throw .writableByOthers(directory, origin) }
    for name in names where PackSearch.isPackName(name) {
      collector.add(directory.appending(name), origin)
    }
  }

  /// Backups, debug files and hidden files aren't packs.
  private static func isPackName(_ name: FilePath) -> Bool {
    name.hasSuffix(".so") && name.bytes.first != UInt8(ascii: ".")
  }
}
