internal import Pages
internal import Platform

/// Finds what is wrong with the packs' own names and wishes: ids, `after`, repeated types.
struct PackRules {
  private let packs: [PackClaims]
  private let ids: Set<String>
  /// The packs that may have been meant; none where so many are absent that none is misspelt.
  private let names: [String]

  init(_ packs: [PackClaims]) {
    self.packs = packs
    let ids = Set(packs.map(\.id))
    self.ids = ids
    let absent = packs.reduce(0) { $0 + $1.after.count { !ids.contains($0) } }
    names = absent <= 20 ? packs.map(\.id) : []
  }

  var findings: [Collision] {
    duplicates + packs.filter { $0.refusal == nil }.flatMap { absent($0) + twice($0) + unknown($0) }
  }

  private var duplicates: [Collision] {
    var first: [String: PackClaims] = [:]
    return packs.filter { $0.refusal == nil }.compactMap { pack in
      guard let earlier = first[pack.id] else {
        first[pack.id] = pack
        return nil
      }
      return duplicate(pack, of: earlier)
    }
  }

  private func duplicate(_ pack: PackClaims, of first: PackClaims) -> Collision {
    Collision(
      .duplicateID,
      packs: [pack.id],
      message:
        "\(first.file.printable) (\(first.order)) and \(pack.file.printable) (\(pack.order)) both call"
        + " themselves \(pack.id)",
      remedy: "load one of the two, or give one another \"id\"",
      file: pack.file
    )
  }

  private func absent(_ pack: PackClaims) -> [Collision] {
    pack.after.filter { !ids.contains($0) }.map { missing in
      Collision(
        .afterAbsent,
        packs: [pack.id],
        subject: missing,
        message: "\(pack.title) wants to come after \(missing), which isn't among the packs"
          + suggestion(missing),
        remedy: "load \(missing) too, or take it from \"after\"",
        file: pack.file
      )
    }
  }

  private func suggestion(_ id: String) -> String {
    NearestNames.near(id, among: names, limit: 1).first
      .map { "; did you mean \($0)?" } ?? ""
  }

  private func twice(_ pack: PackClaims) -> [Collision] {
    pack.repeated.map { type in
      Collision(
        .typeTwice,
        type: type,
        packs: [pack.id],
        message: "\(pack.title) registers \(type.printable) more than once; the last counts",
        remedy: "register it once",
        file: pack.file
      )
    }
  }

  private func unknown(_ pack: PackClaims) -> [Collision] {
    guard pack.source == .unknown else { return [] }
    return [
      Collision(
        .claimsUnknown,
        packs: [pack.id],
        message: "\(pack.title) has no manifest, so what it draws isn't known before it is loaded",
        remedy: "add one with GALLEY_MANIFEST, or go without --static",
        file: pack.file
      )
    ]
  }
}

extension CollisionRules {
  /// The finding of packs that want to come after each other.
  ///
  /// - Parameters:
  ///   - ids: Each wants to come after the next, and the last after the first.
  ///   - packs: The packs, in the order of asking.
  /// - Returns: One finding for the whole circle.
  package static func cycle(_ ids: [String], _ packs: [PackClaims]) -> Collision {
    let circle = (ids + ids.prefix(1)).joined(separator: " after ")
    return Collision(
      .afterCycle,
      packs: ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      message: "packs want to come after each other: \(circle)",
      remedy: "remove one \"after\" from their manifests; until then none of the packs loads",
      file: packs.first { $0.id == ids.first }?.file ?? ""
    )
  }
}
