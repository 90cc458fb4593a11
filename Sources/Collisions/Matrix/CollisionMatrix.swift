package import Widgets

/// Who claims which type, who draws it, and by which rule: type × pack.
package struct CollisionMatrix: Sendable {
  /// What came of a claim.
  package enum Standing: Hashable, Sendable {
    /// The claim's pack draws the type.
    case draws
    /// A pack loaded later draws it.
    case shadowed
    /// The claim's policy isn't met, so its whole pack is left out.
    case refused
    /// Another claim of the pack is refused, and with it the whole pack.
    case withdrawn
  }

  /// A pack's claim on the type of its row.
  package struct Cell: Sendable {
    /// The pack's index.
    package let pack: Int
    /// What came of the claim.
    package internal(set) var standing: Standing
    /// Whether the pack's manifest declares that it overrides the type.
    package let isDeclared: Bool
    /// Why the pack stands above the one below it.
    package let rule: OrderRule
    /// What the claim asks for.
    package let policy: OverridePolicy
  }

  /// A type with the claims on it, in load order.
  package struct Row: Sendable {
    /// The type.
    package let type: TypeName
    /// The claims, the newest last.
    package internal(set) var cells: [Cell] = []

    /// The claims in force, the newest last.
    package var chain: [Cell] {
      cells.filter { $0.standing == .draws || $0.standing == .shadowed }
    }

    /// The claim that counts.
    package var winner: Cell? { cells.last { $0.standing == .draws } }

    /// Whether more than one pack claims the type.
    package var isContested: Bool { cells.count > 1 }
  }

  /// The packs, in load order.
  package let packs: [PackClaims]
  /// The types, bytewise by name.
  package let rows: [Row]

  /// Loads the packs in thought.
  ///
  /// - Parameter packs: The packs in load order; refused ones claim nothing.
  /// - Complexity: O(*n* log *n*) in the number of claims.
  package init(_ packs: [PackClaims]) {
    var replay = Replay(packs)
    for index in packs.indices { replay.load(index) }
    self.packs = packs
    rows = replay.rows.sorted { $0.type < $1.type }
  }

  /// The row of a type.
  ///
  /// - Complexity: O(log *n*) in the number of types.
  package func row(of type: TypeName) -> Row? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].type < type { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].type == type ? rows[low] : nil
  }
}
