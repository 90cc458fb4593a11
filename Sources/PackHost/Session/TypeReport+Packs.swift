internal import Widgets

extension TypeReport {
  /// A report on every type that packs have registered, bytewise by name.
  ///
  /// - Parameter packs: The packs in load order; those that aren't loaded don't count.
  /// - Returns: One report for each type.
  /// - Complexity: linear in registrations but for sorting the types.
  static func all(of packs: [PackReport]) -> [TypeReport] {
    var claims: [TypeName: [Claim]] = [:]
    for pack in packs where pack.status == .loaded {
      let (file, origin) = (pack.file, pack.origin)
      for type in pack.types {
        // Of two registrations of one type in a pack the last counts.
        if claims[type.type]?.last?.order == pack.order { claims[type.type]?.removeLast() }
        claims[type.type, default: []].append(Claim(type, of: pack, file, origin))
      }
    }
    return claims.sorted { $0.key < $1.key }.map { type, claims in
      TypeReport(name: type.printable, oldestFirst: claims)
    }
  }

  private init(name: String, oldestFirst claims: [Claim]) {
    self.init(name: name, claims: claims.reversed())
    for place in self.claims.indices {
      let rule = Self.rule(place, of: claims.count)
      self.claims[place].reason = "\(rule); from \(self.claims[place].reason)"
    }
  }

  /// The rule that put a claim at its place in a chain, newest first.
  private static func rule(_ place: Int, of count: Int) -> String {
    if count == 1 { return "alone" }
    return place == 0 ? "loaded last" : "shadowed by a pack loaded later"
  }
}

extension TypeReport.Claim {
  /// A pack's claim; the reason is yet only who asked for the pack.
  fileprivate init(_ type: RegisteredType, of pack: PackReport, _ file: String, _ origin: String) {
    self.init(
      order: pack.order,
      pack: pack.id,
      version: pack.version,
      file: file,
      reason: origin,
      isDeclared: type.isDeclaredOverride,
      summary: type.summary,
      sample: type.sample
    )
  }
}
