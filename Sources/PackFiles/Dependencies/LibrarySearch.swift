package import Platform

/// Finds libraries as the loader of glibc does (`man ld.so`), to say where one was looked for.
package struct LibrarySearch: Sendable {
  /// Where a library that a file needs comes from.
  package enum Outcome: Hashable, Sendable {
    /// It is in the process already; the loader takes that one.
    case loaded
    case found(FilePath)
    case missing(searched: [FilePath])
  }

  /// A file whose libraries are searched.
  struct Dependent {
    /// The file, whose directory is `$ORIGIN`.
    let path: FilePath
    let linkage: ELFLinkage
    /// What `DT_RPATH` of the files that led here adds.
    let inherited: [FilePath]
  }

  private let environment: [FilePath]
  private let cache: LoaderCache
  private let usesLoaded: Bool

  /// A search with this process's environment and this system's cache.
  ///
  /// - Parameter usesLoaded: whether libraries of this process count.
  package init(usesLoaded: Bool = true) {
    let value = Environment.trustedValue("LD_LIBRARY_PATH") ?? []
    let pieces = value.split { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }
    environment = pieces.map { FilePath(bytes: Array($0)) }
    cache = LoaderCache.system()
    self.usesLoaded = usesLoaded
  }

  /// Where a library that a pack needs itself comes from.
  package func find(_ name: FilePath, neededBy file: PackFile) -> Outcome {
    let dependent = Dependent(path: file.resolvedPath, linkage: file.linkage, inherited: [])
    return find(name, neededBy: dependent)
  }

  func find(_ name: FilePath, neededBy dependent: Dependent) -> Outcome {
    if usesLoaded && DynamicLibrary.isLoaded(name) { return .loaded }
    if name.bytes.contains(UInt8(ascii: "/")) {
      return LibrarySearch.isUsable(name) ? .found(name) : .missing(searched: [])
    }
    let (own, rest) = places(dependent)
    if let found = LibrarySearch.first(name, in: own) { return .found(found) }
    let skipsSystem = dependent.linkage.skipsSystemDirectories
    if !skipsSystem, let found = cache.find(name, where: LibrarySearch.isUsable) {
      return .found(found)
    }
    if let found = LibrarySearch.first(name, in: rest) { return .found(found) }
    return .missing(searched: own + rest)
  }

  /// The directories before and after the system's cache.
  private func places(_ dependent: Dependent) -> ([FilePath], [FilePath]) {
    let origin = dependent.path.parent
    let old = dependent.linkage.runPaths.isEmpty ? ownRunPathsOfAll(dependent) : []
    let new = dependent.linkage.runPaths.map { RunPath.expand($0, origin: origin) }
    let skipsSystem = dependent.linkage.skipsSystemDirectories
    return (old + environment + new, skipsSystem ? [] : RunPath.systemDirectories)
  }

  func ownRunPathsOfAll(_ dependent: Dependent) -> [FilePath] {
    let origin = dependent.path.parent
    return dependent.linkage.runPathsOfAll.map { RunPath.expand($0, origin: origin) }
      + dependent.inherited
  }

  private static func first(_ name: FilePath, in directories: [FilePath]) -> FilePath? {
    directories.lazy.map { $0.appending(name) }.first(where: isUsable)
  }

  /// The loader passes over files of other platforms.
  private static func isUsable(_ path: FilePath) -> Bool {
    guard let file = try? MappedFile(path) else { return false }
    return file.withBytes { bytes in (try? ELFHeader(bytes))?.platform == .host }
  }
}
