/// Which packs draw which widget types; the last to register a type draws it.
package struct WidgetRegistry: Sendable {
  /// The packs in force, in load order.
  package private(set) var packs: [Pack] = []
  /// One chain for each type, in order of first registration.
  package private(set) var chains: [OverrideChain] = []
  /// Who performs actions, oldest first, each with its pack's index.
  package private(set) var actions: [(pack: Int, claim: ActionClaim)] = []
  /// What each pack registered.
  private var claims: [any WidgetClaims] = []
  private var index = TypeIndex()

  /// Makes an empty registry.
  package init() {}

  /// Makes room for what is about to be added, which is faster than growing with it.
  package mutating func reserve(packs: Int, types: Int) {
    self.packs.reserveCapacity(self.packs.count + packs)
    claims.reserveCapacity(claims.count + packs)
    chains.reserveCapacity(chains.count + types)
    index.reserve(types)
  }

  /// Puts all of a pack's registrations in force, or none of them.
  ///
  /// Of two registrations of one type in a pack the last counts.
  ///
  /// - Parameters:
  ///   - pack: The pack; it becomes the newest.
  ///   - claims: What it registered.
  ///   - actions: The types of actions that it performs.
  /// - Returns: The types that were registered more than once.
  /// - Throws: `RegistryConflict` when a registration's policy isn't met.
  @discardableResult
  package mutating func add(
    _ pack: consuming Pack,
    _ claims: some WidgetClaims,
    actions: [ActionClaim] = []
  ) throws(RegistryConflict) -> [TypeName] {
    let count = claims.count
    if (0..<count).contains(where: { claims.policy(at: $0) != .mayOverride }) {
      for claim in Self.lastOfEachType(claims) {
        try check(claims.type(at: claim), claims.policy(at: claim))
      }
    }
    packs.append(pack)
    self.claims.append(claims)
    var repeated: [TypeName] = []
    for claim in 0..<count {
      if append(OverrideChain.Link(pack: packs.count - 1, claim: claim), from: claims) { continue }
      let type = claims.type(at: claim)
      if !repeated.contains(type) { repeated.append(type) }
    }
    for action in actions { self.actions.append((packs.count - 1, action)) }
    return repeated
  }

  /// What draws the type of a chain at one of its links.
  func renderer(of chain: Int, link: Int) -> any WidgetRenderer {
    let link = chains[chain].links[link]
    return claims[link.pack].renderer(at: link.claim)
  }

  /// The type of a chain, by its index.
  package func type(of chain: Int) -> TypeName {
    let link = chains[chain].links.oldest
    return claims[link.pack].type(at: link.claim)
  }

  /// The chain of a type.
  ///
  /// - Parameter type: The type's UTF-8 bytes.
  /// - Returns: Its index among the chains, or nil where no pack registered it.
  /// - Complexity: O(*n*) in the length of the name.
  package func chain(of type: Span<UInt8>) -> Int? {
    index.find(TypeName.hash(type)) {
      let link = chains[$0].links.oldest
      return claims[link.pack].isType(type, at: link.claim)
    }
  }

  /// The chain of a type.
  package func chain(of type: TypeName) -> OverrideChain? {
    chain(of: type.utf8.span).map { chains[$0] }
  }

  private func check(_ type: TypeName, _ policy: OverridePolicy) throws(RegistryConflict) {
    let below = chain(of: type)?.links.newest
    switch policy {
    case .mayOverride:
      return
    case .mustBeNew:
      guard let below else { return }
      throw RegistryConflict.taken(type, by: packs[below.pack])
    case .mustOverride:
      guard below == nil else { return }
      throw RegistryConflict.nothingToOverride(type)
    }
  }

  /// Puts a claim of the newest pack on top of its chain, or in the place of the one that this pack
  /// made before.
  ///
  /// - Returns: Whether it is the pack's first for the type.
  private mutating func append(
    _ link: OverrideChain.Link,
    from claims: some WidgetClaims
  ) -> Bool {
    let hash = claims.hashOfType(at: link.claim)
    let known = index.find(hash) { chain in
      let oldest = chains[chain].links.oldest
      let type = self.claims[oldest.pack].type(at: oldest.claim)
      return claims.isType(type.utf8.span, at: link.claim)
    }
    guard let chain = known else {
      chains.append(OverrideChain(link))
      index.insert(hash, number: chains.count - 1)
      return true
    }
    if chains[chain].links.newest.pack == link.pack {
      chains[chain].links.replaceNewest(with: link)
      return false
    }
    chains[chain].links.append(link)
    return true
  }

  /// The indices of the claims that count, in the order in which their types came first.
  private static func lastOfEachType(_ claims: some WidgetClaims) -> [Int] {
    var place: [TypeName: Int] = [:]
    var unique: [Int] = []
    for claim in 0..<claims.count {
      if let earlier = place.updateValue(unique.count, forKey: claims.type(at: claim)) {
        place[claims.type(at: claim)] = earlier
        unique[earlier] = claim
      } else {
        unique.append(claim)
      }
    }
    return unique
  }
}
