package import Platform

extension LibrarySearch {
  /// The libraries that a pack needs, and those that these need, each by its name with the file
  /// that the loader would take if the pack were loaded alone; what isn't found is left out.
  package func all(neededBy file: PackFile) -> [FilePath: FilePath] {
    var queue = [Dependent(path: file.resolvedPath, linkage: file.linkage, inherited: [])]
    var found: [FilePath: FilePath] = [:]
    var next = 0
    while next < queue.count {
      let dependent = queue[next]
      next += 1
      for name in dependent.linkage.neededLibraries where found[name] == nil {
        guard case .found(let path) = find(name, neededBy: dependent) else { continue }
        found[name] = path
        guard let linkage = LibrarySearch.read(path) else { continue }
        queue.append(
          Dependent(path: path, linkage: linkage, inherited: ownRunPathsOfAll(dependent))
        )
      }
    }
    return found
  }
}
