internal import PackFiles
internal import Pages
internal import Widgets

extension TypeReport {
  /// A report on every type of a registry, bytewise by name.
  ///
  /// - Parameters:
  ///   - registry: Who draws what.
  ///   - origins: For each of its packs, who asked for it.
  /// - Returns: One report for each type.
  static func all(of registry: WidgetRegistry, origins: [PackOrigin]) -> [TypeReport] {
    registry.chains.sorted { $0.type < $1.type }.map { chain in
      TypeReport(
        name: chain.type.printable,
        claims: chain.links.indices.reversed().map { link in
          Claim(chain, link: link, in: registry, origins: origins)
        }
      )
    }
  }
}

extension TypeReport.Claim {
  fileprivate init(
    _ chain: OverrideChain,
    link: Int,
    in registry: WidgetRegistry,
    origins: [PackOrigin]
  ) {
    let index = chain.links[link].pack
    let pack = registry.packs[index]
    self.init(
      order: pack.order,
      pack: pack.id,
      version: pack.version,
      file: pack.file,
      reason: Self.reason(chain, link: link, origin: origins[index]),
      isDeclared: pack.declaredOverrides.contains(chain.type),
      summary: QuotedText.escaped(chain.links[link].registration.summary),
      sample: chain.links[link].registration.sample
    )
  }

  private static func reason(_ chain: OverrideChain, link: Int, origin: PackOrigin) -> String {
    if chain.links.count == 1 { return "alone; from \(origin)" }
    if link == chain.winner { return "loaded last; from \(origin)" }
    return "shadowed by a pack loaded later; from \(origin)"
  }
}
