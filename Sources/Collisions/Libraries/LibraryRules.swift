internal import Platform

/// Finds packs that meet where none of them looks: in the loader.
///
/// Packs are loaded apart from each other (`RTLD_LOCAL`), but a library's name stands for one file
/// in a process, and a unique symbol for one address.
package struct LibraryRules {
  private let packs: [PackLibraries]

  /// Prepares to look at packs, in load order.
  package init(_ packs: [PackLibraries]) {
    self.packs = packs
  }

  /// The findings, in the order of `Collision.Identity`.
  package var findings: [Collision] {
    CollisionRules.sorted(sharedLibraries + packsAsLibraries + sharedSymbols + exportedTwice)
  }

  private var sharedLibraries: [Collision] {
    var first: [FilePath: (pack: PackLibraries, file: FilePath)] = [:]
    return packs.flatMap { pack in
      pack.needs.sorted { $0.key < $1.key }.compactMap { name, file -> Collision? in
        guard let earlier = first[name] else {
          first[name] = (pack, file)
          return nil
        }
        return earlier.file == file ? nil : shared(name, (pack, file), earlier)
      }
    }
  }

  private func shared(
    _ name: FilePath,
    _ later: (pack: PackLibraries, file: FilePath),
    _ earlier: (pack: PackLibraries, file: FilePath)
  ) -> Collision {
    Collision(
      .sharedLibrary,
      packs: [later.pack.id, earlier.pack.id],
      subject: name.printable,
      message: "\(later.pack.id) needs \(name.printable) from \(later.file.printable), but"
        + " \(earlier.pack.id) is loaded first and brings \(earlier.file.printable)",
      remedy: "build both against one version, link it into the pack, or give it another soname",
      file: later.pack.file
    )
  }

  private var packsAsLibraries: [Collision] {
    let places = Dictionary(packs.indices.map { (packs[$0].path, $0) }) { first, _ in first }
    return packs.flatMap { pack in
      Set(pack.needs.values.compactMap { places[$0] }).sorted().map { packs[$0] }.map { other in
        Collision(
          .packAsLibrary,
          packs: [pack.id, other.id],
          subject: (other.ownName ?? other.path.lastName).printable,
          message:
            "\(pack.id) is linked against the pack \(other.id), whose file is loaded with it",
          remedy: "link without it; call the renderer below with base instead",
          file: pack.file
        )
      }
    }
  }

  private var sharedSymbols: [Collision] {
    met(\.uniqueSymbols).map { later, earlier, names in
      Collision(
        .sharedSymbol,
        packs: [later.id, earlier.id],
        message: "\(later.id) uses the copy of \(LibraryRules.list(names)) that \(earlier.id) has:"
          + " a process has one of a unique symbol",
        remedy: "build with -fno-gnu-unique, or hide the symbols with -fvisibility=hidden",
        file: later.file
      )
    }
  }

  private var exportedTwice: [Collision] {
    met(\.exports).map { later, earlier, names in
      Collision(
        .exportedTwice,
        packs: [later.id, earlier.id],
        message: "\(later.id) and \(earlier.id) both export \(LibraryRules.list(names)); packs are"
          + " loaded apart, so each keeps its own unless something preloads one",
        remedy: "build with -fvisibility=hidden, so that galley_pack_v1 alone is exported",
        file: later.file
      )
    }
  }

  /// The pairs of packs with names in common, each later pack with the first that has the name.
  private func met(
    _ names: KeyPath<PackLibraries, [String]>
  ) -> [(PackLibraries, PackLibraries, [String])] {
    var first: [String: Int] = [:]
    var pairs: [(PackLibraries, PackLibraries, [String])] = []
    for (index, pack) in packs.enumerated() {
      var common: [Int: [String]] = [:]
      for name in pack[keyPath: names] {
        if let earlier = first[name], earlier != index {
          common[earlier, default: []].append(name)
        } else {
          first[name] = index
        }
      }
      for (earlier, names) in common.sorted(by: { $0.key < $1.key }) {
        pairs.append((pack, packs[earlier], names))
      }
    }
    return pairs
  }

  /// A few of the names, bytewise, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let rest = sorted.count > 3 ? " and \(sorted.count - 3) more" : ""
    return sorted.prefix(3).joined(separator: ", ") + rest
  }
}
