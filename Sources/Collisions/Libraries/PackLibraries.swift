package import PackFiles
package import Platform

/// What a pack's file wants of the loader and gives to it.
package struct PackLibraries: Sendable {
  /// The pack's id.
  package var id: String
  /// The pack's file, as it was named or found.
  package var file: FilePath
  /// The file's absolute path without links.
  package var path: FilePath
  /// The name that the library gives itself.
  package var ownName: FilePath?
  /// The libraries that it needs, and those that these need, with the file found for each.
  package var needs: [FilePath: FilePath]
  /// The names of which the process has one.
  package var uniqueSymbols: [String]
  /// The other names that it exports but for the entry.
  package var exports: [String]

  /// Describes a file.
  package init(
    id: String,
    file: FilePath,
    path: FilePath,
    ownName: FilePath? = nil,
    needs: [FilePath: FilePath] = [:],
    uniqueSymbols: [String] = [],
    exports: [String] = []
  ) {
    self.id = id
    self.file = file
    self.path = path
    self.ownName = ownName
    self.needs = needs
    self.uniqueSymbols = uniqueSymbols
    self.exports = exports
  }
}

extension PackLibraries {
  /// Reads the files of packs that can be loaded.
  ///
  /// - Parameters:
  ///   - entries: The files, in load order.
  ///   - packs: What is known of each.
  /// - Returns: The facts of each file that isn't refused, in load order.
  package static func read(_ entries: [PackEntry], _ packs: [PackClaims]) -> [PackLibraries] {
    var reader = Reader()
    return zip(entries, packs).compactMap { entry, pack in
      guard case .loadable(let file) = entry.verdict, pack.refusal == nil else { return nil }
      return reader.read(file, pack)
    }
  }

  /// Packs built alike need the same libraries, so each search is made once.
  private struct Reader: ~Copyable {
    /// All that decides which files are found.
    private struct Question: Hashable {
      let needed: [FilePath]
      let paths: [FilePath]
      let oldPaths: [FilePath]
      let directory: FilePath
    }

    /// The entry, and what GNU's linker adds to every library.
    private static let expected: Set = [
      "galley_pack_v1", "__bss_start", "_edata", "_end", "_init", "_fini",
    ]

    private let search = LibrarySearch(usesLoaded: false)
    private var answers: [Question: [FilePath: FilePath]] = [:]
    private var scanner = FileScanner()

    mutating func read(_ file: PackFile, _ pack: PackClaims) -> PackLibraries {
      let exports = exports(of: file)
      return PackLibraries(
        id: pack.id,
        file: pack.file,
        path: file.resolvedPath,
        ownName: file.linkage.ownName,
        needs: needs(of: file),
        uniqueSymbols: exports.filter(\.isUnique).map(\.text),
        exports: exports.filter { !$0.isUnique }.map(\.text)
          .filter { !Reader.expected.contains($0) }
      )
    }

    private mutating func needs(of file: PackFile) -> [FilePath: FilePath] {
      let question = Question(
        needed: file.linkage.neededLibraries,
        paths: file.linkage.runPaths,
        oldPaths: file.linkage.runPathsOfAll,
        directory: file.resolvedPath.parent
      )
      if let known = answers[question] { return known }
      let answer = search.all(neededBy: file).mapValues { (try? $0.resolved()) ?? $0 }
      answers[question] = answer
      return answer
    }

    private mutating func exports(of file: PackFile) -> [ELFSymbol] {
      // Most packs export their entry alone.
      guard let symbols = file.symbols, symbols.exportCount > 1,
        (try? scanner.open(file.resolvedPath)) != nil
      else {
        return []
      }
      return scanner.withBytes { bytes in (try? symbols.exports(in: bytes)) ?? [] }
    }
  }
}

extension ELFSymbol {
  fileprivate var text: String { FilePath(bytes: name).printable }
}
