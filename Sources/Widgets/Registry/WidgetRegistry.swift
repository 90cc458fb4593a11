/// Which packs draw which widget types; the last to register a type draws it.
package struct WidgetRegistry: Sendable {
  /// The packs in force, in load order.
  package private(set) var packs: [Pack] = []
  /// One chain for each type, in order of first registration.
  package private(set) var chains: [OverrideChain] = []
  /// Who performs actions, oldest first, each with its pack's index.
  package private(set) var actions: [(pack: Int, claim: ActionClaim)] = []
  /// What each pack registered, in its order.
  private var claims: [[Registration]] = []
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
  ///   - registrations: What it registered, in order.
  ///   - actions: The types of actions that it performs.
  /// - Returns: The types that were registered more than once.
  /// - Throws: `RegistryConflict` when a registration's policy isn't met.
  @discardableResult
  package mutating func add(
    _ pack: Pack,
    _ registrations: [Registration],
    actions: [ActionClaim] = []
  ) throws(RegistryConflict) -> [TypeName] {
    if registrations.contains(where: { $0.policy != .mayOverride }) {
      for registration in Self.lastOfEachType(registrations) {
        try check(registration)
      }
    }
    packs.append(pack)
    claims.append(registrations)
    var repeated: [TypeName] = []
    for claim in registrations.indices {
      let type = registrations[claim].type
      let isAnother = append(OverrideChain.Link(pack: packs.count - 1, claim: claim), of: type)
      if !isAnother, !repeated.contains(type) { repeated.append(type) }
    }
    for action in actions { self.actions.append((packs.count - 1, action)) }
    return repeated
  }

  /// What draws the type of a chain at one of its links.
  func renderer(of chain: Int, link: Int) -> any WidgetRenderer {
    let link = chains[chain].links[link]
    return claims[link.pack][link.claim].renderer
  }

  /// The chain of a type.
  ///
  /// - Parameter type: The type's UTF-8 bytes.
  /// - Returns: Its index among the chains, or nil where no pack registered it.
  /// - Complexity: O(*n*) in the length of the name.
  package func chain(of type: Span<UInt8>) -> Int? { chain(of: type, TypeIndex.hash(type)) }

  /// The chain of a type.
  package func chain(of type: TypeName) -> OverrideChain? {
    chain(of: type.utf8.span).map { chains[$0] }
  }

  private func chain(of type: Span<UInt8>, _ hash: UInt32) -> Int? {
    index.find(hash) { chains[$0].type.hasBytes(type) }
  }

  private func check(_ registration: Registration) throws(RegistryConflict) {
    let below = chain(of: registration.type)?.links.newest
    switch registration.policy {
    case .mayOverride:
      return
    case .mustBeNew:
      guard let below else { return }
      throw RegistryConflict.taken(registration.type, by: packs[below.pack])
    case .mustOverride:
      guard below == nil else { return }
      throw RegistryConflict.nothingToOverride(registration.type)
    }
  }

  /// Puts a claim of the newest pack on top of its chain, or in the place of the one that this pack
  /// made before.
  ///
  /// - Returns: Whether it is the pack's first for the type.
  private mutating func append(_ link: OverrideChain.Link, of type: TypeName) -> Bool {
    let hash = TypeIndex.hash(type.utf8.span)
    guard let chain = chain(of: type.utf8.span, hash) else {
      chains.append(OverrideChain(type, link))
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

  /// The registrations that count, in the order in which their types came first.
  private static func lastOfEachType(_ registrations: [Registration]) -> [Registration] {
    var place: [TypeName: Int] = [:]
    var unique: [Registration] = []
    for registration in registrations {
      if let earlier = place[registration.type] {
        unique[earlier] = registration
      } else {
        place[registration.type] = unique.count
        unique.append(registration)
      }
    }
    return unique
  }
}
