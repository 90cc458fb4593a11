package import PackFiles
internal import Pages
internal import Platform
internal import Widgets

/// What can be known of packs from their files alone: claims, wishes and libraries.
package struct PackSurvey: Sendable {
  /// The packs, in load order; in the order of asking where there is a cycle.
  package private(set) var packs: [PackClaims]
  /// The files, in the same order.
  package let entries: [PackEntry]
  /// The ids of packs that want to come after each other, for which none is loaded.
  package private(set) var cycle: [String] = []

  /// Looks at the packs of a search; nothing of them runs.
  ///
  /// - Throws: which directory can't be used, or what has drifted from a lock.
  package init(_ search: PackSearch) throws(PackSearchError) {
    let asked = try search.asked().entries
    var sorted = asked
    do throws(PackSearchError) {
      sorted = try PackOrder.sorted(asked)
    } catch {
      guard case .cycle(let ids) = error else { throw error }
      cycle = ids
    }
    let positions = Dictionary(asked.indices.map { (asked[$0].path, $0 + 1) }) { first, _ in first }
    entries = try search.held(sorted)
    packs = sorted.enumerated().map { index, entry in
      PackClaims(entry, order: index + 1, position: positions[entry.path] ?? index + 1)
    }
  }

  /// The findings that manifests alone can't give: the cycle, if there is one.
  package var findings: [Collision] {
    cycle.isEmpty ? [] : [CollisionRules.cycle(cycle, packs)]
  }
}

extension PackClaims {
  fileprivate init(_ entry: PackEntry, order: Int, position: Int) {
    let manifest = entry.manifest
    self.init(
      order: order,
      position: position,
      id: manifest?.id ?? QuotedText.escaped(entry.stem),
      version: QuotedText.escaped(manifest?.version ?? ""),
      file: entry.path,
      origin: entry.origin,
      after: (manifest?.after ?? []).map { QuotedText.escaped($0) },
      declared: (manifest?.overrides ?? []).map { TypeName($0) },
      source: .unknown
    )
    switch entry.verdict {
    case .refused(let refusal): source = .refused(PackRefusalText(refusal).description)
    case .loadable: if let manifest { list(manifest.widgets.map(\.type)) }
    }
  }

  private mutating func list(_ types: [String]) {
    source = .manifest
    claims = types.map { Claim(TypeName($0)) }.lastOfEachType
  }
}

extension [PackClaims.Claim] {
  /// The claims, of each type the last alone, in the order of first mention.
  var lastOfEachType: [PackClaims.Claim] {
    var places: [TypeName: Int] = [:]
    var unique: [PackClaims.Claim] = []
    for claim in self {
      if let place = places[claim.type] {
        unique[place] = claim
      } else {
        places[claim.type] = unique.count
        unique.append(claim)
      }
    }
    return unique
  }
}
