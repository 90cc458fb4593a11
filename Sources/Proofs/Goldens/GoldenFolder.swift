internal import Platform

/// A folder with pages and their goldens, as its settings say.
struct GoldenFolder: Sendable {
  /// The folder of the settings.
  let root: FilePath
  let settings: GoldenSettings
  /// Only pages in or below this path count.
  let scope: FilePath

  /// Finds the folder that a path belongs to: the nearest with settings, from the path upwards.
  static func holding(_ path: FilePath) throws(ProofError) -> GoldenFolder {
    let facts: FileFacts
    do throws(SystemError) { facts = try FileFacts(of: path) } catch {
      throw .file(FileError(.read, path, error))
    }
    let nearest = facts.type == .directory ? path : path.parent
    var folder = nearest
    while true {
      if let settings = try settings(in: folder) {
        return GoldenFolder(root: folder, settings: settings, scope: path)
      }
      if folder.parent == folder || folder == "." { break }
      folder = folder.parent
    }
    return GoldenFolder(root: nearest, settings: GoldenSettings(), scope: path)
  }

  private static func settings(in folder: FilePath) throws(ProofError) -> GoldenSettings? {
    let file = folder.appending(GoldenSettings.fileName)
    guard (try? FileFacts(of: file)) != nil else { return nil }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileReader.contents(of: file, limit: 1 << 20) } catch {
      throw .file(error)
    }
    return try GoldenSettings(bytes, of: file)
  }

  /// The folder of the goldens.
  var goldens: FilePath { Self.inner(root, settings.goldens) }

  /// The pages that count, in the order of their paths' bytes; those of inner folders with settings
  /// of their own come with these.
  func pages() throws(ProofError) -> [GoldenPage] {
    let top = Self.inner(root, settings.pages)
    var pages: [GoldenPage] = []
    try collect(top, "", into: &pages)
    return pages
  }

  private func collect(
    _ folder: FilePath,
    _ name: FilePath,
    into pages: inout [GoldenPage]
  ) throws(ProofError) {
    for entry in try Self.names(in: folder) {
      let path = Self.inner(folder, entry)
      let inner = name == "" ? entry : name.appending(entry)
      if settings.skipped.contains(inner) { continue }
      switch (try? FileFacts(of: path, followingLinks: false))?.type {
      case .directory:
        if path == goldens { continue }
        if let settings = try Self.settings(in: path) {
          pages += try GoldenFolder(root: path, settings: settings, scope: scope).pages()
        } else {
          try collect(path, inner, into: &pages)
        }
      case _ where entry.hasSuffix(".json") && entry != GoldenSettings.fileName:
        if Self.isWithin(path, scope) {
          let stem = FilePath(bytes: Array(inner.bytes.dropLast(5)))
          let kind = (try? FileReader.contents(of: path)).map(GoldenKind.init) ?? .page
          pages.append(GoldenPage(folder: self, file: path, kind: kind, name: stem))
        }
      default: break
      }
    }
  }

  /// The goldens that are there and could belong to a page that counts, whether one has it or not.
  func recorded() throws(ProofError) -> [FilePath] {
    guard (try? FileFacts(of: goldens)) != nil else { return [] }
    var files: [FilePath] = []
    try collectGoldens(goldens, pages: Self.inner(root, settings.pages), into: &files)
    return files
  }

  private func collectGoldens(
    _ folder: FilePath,
    pages: FilePath,
    into files: inout [FilePath]
  ) throws(ProofError) {
    for entry in try Self.names(in: folder) {
      let path = Self.inner(folder, entry)
      if (try? FileFacts(of: path, followingLinks: false))?.type == .directory {
        try collectGoldens(path, pages: Self.inner(pages, entry), into: &files)
      } else if Self.isGolden(entry), Self.isWithin(pages, scope) || scope == root {
        files.append(path)
      }
    }
  }

  private static func isGolden(_ name: FilePath) -> Bool {
    let parts = name.split(at: UInt8(ascii: "."))
    let last = parts.last.map { $0.text } ?? ""
    return parts.count > 1 && GoldenFormat.allCases.contains { $0.ending == last }
  }

  private static func names(in folder: FilePath) throws(ProofError) -> [FilePath] {
    do throws(FileError) {
      return try DirectoryListing.names(in: folder).filter { $0.bytes.first != UInt8(ascii: ".") }
    } catch {
      throw .file(error)
    }
  }

  /// An entry of a folder, without `./` in its path.
  static func inner(_ folder: FilePath, _ name: FilePath) -> FilePath {
    if name == "." { return folder }
    return folder == "." ? name : folder.appending(name)
  }

  /// Whether a path is another or below it.
  private static func isWithin(_ path: FilePath, _ other: FilePath) -> Bool {
    let parts = steps(path)
    return parts.starts(with: steps(other))
  }

  private static func steps(_ path: FilePath) -> [FilePath] {
    path.split(at: UInt8(ascii: "/")).filter { $0 != "." }
  }
}
