internal import PackHost
package import Platform

/// Which packs a command loads, as its options say.
package struct PackSelection: Sendable {
  /// Whether the starter pack comes first.
  package var includesStarter = true
  /// Directories of packs, in order.
  package var directories: [FilePath] = []
  /// Single pack files, in order.
  package var files: [FilePath] = []
  /// Whether files and directories that others may write are accepted.
  package var allowsUnsafePermissions = false

  /// Selects the starter pack and the environment's directories.
  package init() {}
}

extension PackSelection {
  /// Loads the packs into this process.
  func openSession() throws(CommandError) -> any PackSession {
    let starter = includesStarter ? PackSearch.installedStarter() : nil
    if includesStarter, starter == nil { throw .starterMissing }
    let search = PackSearch(
      starter: starter,
      searchPath: PackSearch.searchPathFromEnvironment(),
      directories: directories,
      files: files,
      allowsWritableByOthers: allowsUnsafePermissions
    )
    do throws(PackSearchError) {
      return try InProcessSession.open(search)
    } catch {
      throw .packs(error)
    }
  }
}
