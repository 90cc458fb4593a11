/// Which packs draw which widget types; the last to register a type draws it.
package struct WidgetRegistry: Sendable {
  /// The packs in force, in load order.
  package private(set) var packs: [Pack] = []
  /// One chain for each type, in order of first registration.
  package private(set) var chains: [OverrideChain] = []
  /// Who performs actions, oldest first, each with its pack's index.
  package private(set) var actions: [(pack: Int, claim: ActionClaim)] = []
  private var index = TypeIndex()

  /// Makes an empty registry.
  package init() {}

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
    let (unique, repeated) = Self.lastOfEachType(registrations)
    for registration in unique {
      try check(registration)
    }
    packs.append(pack)
    for registration in unique {
      append(OverrideChain.Link(pack: packs.count - 1, registration: registration))
    }
    self.actions += actions.map { (packs.count - 1, $0) }
    return repeated
  }

  /// The chain of a type.
  ///
  /// - Parameter type: The type's UTF-8 bytes.
  /// - Returns: Its index among the chains, or nil where no pack registered it.
  /// - Complexity: O(*n*) in the length of the name.
  package func chain(of type: Span<UInt8>) -> Int? {
    index.find(type) { chains[$0].type.hasBytes(type) }
  }

  /// The chain of a type.
  package func chain(of type: TypeName) -> OverrideChain? {
    chain(of: type.utf8.span).map { chains[$0] }
  }

  private func check(_ registration: Registration) throws(RegistryConflict) {
    let below = chain(of: registration.type)?.links.last
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

  private mutating func append(_ link: OverrideChain.Link) {
    let type = link.registration.type
    if let chain = chain(of: type.utf8.span) {
      chains[chain].links.append(link)
    } else {
      chains.append(OverrideChain(type: type, links: [link]))
      index.insert(type.utf8.span, number: chains.count - 1)
    }
  }

  private static func lastOfEachType(
    _ registrations: [Registration]
  ) -> (unique: [Registration], repeated: [TypeName]) {
    var place: [TypeName: Int] = [:]
    var unique: [Registration] = []
    var repeated: [TypeName] = []
    for registration in registrations {
      if let earlier = place[registration.type] {
        unique[earlier] = registration
        if !repeated.contains(registration.type) {
          repeated.append(registration.type)
        }
      } else {
        place[registration.type] = unique.count
        unique.append(registration)
      }
    }
    return (unique, repeated)
  }
}
