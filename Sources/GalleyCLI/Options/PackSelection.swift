internal import PackFiles
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
  /// Whether the directories of the environment are looked at too.
  package var usesSearchPath = true
  /// Whether files and directories that others may write are accepted.
  package var allowsUnsafePermissions = false
  /// How long one call into a pack may last.
  package var timeout = Duration.seconds(2)
  /// Whether packs are loaded into this process instead of one that it watches.
  package var isInProcess = false
  /// What the packs are held against, or named for.
  package var lock: LockUse?

  /// Selects the starter pack and the environment's directories.
  package init() {}
}

extension PackSelection {
  /// Loads the packs: other people's into a process that this one watches, the starter pack alone,
  /// which is as much ours as the program, into this one.
  func openSession() throws(CommandError) -> any LivePackSession {
    let search = try search()
    let isOurs = search.searchPath.isEmpty && directories.isEmpty && files.isEmpty
    let session = isInProcess || isOurs ? try openHere(search) : try openWatched(search)
    if let lock, let expected = search.locking?.expected { try lock.hold(session, to: expected) }
    return session
  }

  /// The same starter pack and limits with these files alone, in this order and without a lock.
  func only(_ files: [FilePath]) -> PackSelection {
    var selection = self
    selection.usesSearchPath = false
    selection.directories = []
    selection.files = files
    selection.lock = nil
    return selection
  }

  /// Finds the packs and runs nothing of them.
  func list() throws(CommandError) -> PackList {
    let search = try search()
    do throws(PackSearchError) { return try search.list() } catch { throw .packs(error) }
  }

  /// Where the packs are looked for.
  ///
  /// - Throws: when the starter pack is wanted and isn't there.
  func search() throws(CommandError) -> PackSearch {
    let starter = includesStarter ? PackSearch.installedStarter() : nil
    if includesStarter, starter == nil { throw .starterMissing }
    var search = PackSearch(
      starter: starter,
      searchPath: usesSearchPath ? PackSearch.searchPathFromEnvironment() : [],
      directories: directories,
      files: files,
      allowsWritableByOthers: allowsUnsafePermissions
    )
    search.locking = try lock?.locking()
    return search
  }

  private func openHere(_ search: PackSearch) throws(CommandError) -> any LivePackSession {
    do throws(PackSearchError) {
      return try InProcessSession.open(search)
    } catch {
      throw failure(error)
    }
  }

  private func openWatched(_ search: PackSearch) throws(CommandError) -> any LivePackSession {
    do throws(WatchedSession.OpenError) {
      return try WatchedSession.open(search, limits: WatchLimits(call: timeout))
    } catch {
      switch error {
      case .search(let error): throw failure(error)
      case .start, .worker: throw .worker(error)
      }
    }
  }

  private func failure(_ error: PackSearchError) -> CommandError {
    if case .drift(let drift) = error, let lock { return .drift(lock.file, drift) }
    return .packs(error)
  }
}
