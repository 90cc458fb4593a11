package import Platform

extension LibrarySearch {
  /// A library that is not to be found.
  package struct Missing: Hashable, Sendable {
    /// Its name.
    package let name: FilePath
    /// The library that needs it, nil where the pack itself does.
    package let dependent: FilePath?
    /// Where it was looked for.
    package let searched: [FilePath]
  }

  /// The first library of the given name that a pack, or a library that it needs, can't find.
  ///
  /// - Parameters:
  ///   - file: the pack.
  ///   - name: the library, nil: any.
  /// - Returns: nil where all are found.
  package func firstMissing(neededBy file: PackFile, named name: FilePath? = nil) -> Missing? {
    firstMissing(neededBy: file.resolvedPath, file.linkage, named: name)
  }

  func firstMissing(
    neededBy path: FilePath,
    _ linkage: ELFLinkage,
    named name: FilePath? = nil
  ) -> Missing? {
    var queue = [Dependent(path: path, linkage: linkage, inherited: [])]
    var seen: Set<FilePath> = []
    var next = 0
    while next < queue.count {
      let dependent = queue[next]
      for library in dependent.linkage.neededLibraries where seen.insert(library).inserted {
        switch find(library, neededBy: dependent) {
        case .loaded: break
        case .found(let path):
          if let linkage = LibrarySearch.read(path) {
            let inherited = ownRunPathsOfAll(dependent)
            queue.append(Dependent(path: path, linkage: linkage, inherited: inherited))
          }
        case .missing(let searched):
          if name != nil && library != name { continue }
          let isDirect = next == 0
          return Missing(
            name: library,
            dependent: isDirect ? nil : dependent.path,
            searched: searched
          )
        }
      }
      next += 1
    }
    return nil
  }

  static func read(_ path: FilePath) -> ELFLinkage? {
    guard let resolved = try? path.resolved(), let file = try? MappedFile(resolved) else {
      return nil
    }
    return file.withBytes { bytes in (try? ELFFile(parsing: bytes))?.linkage }
  }
}
