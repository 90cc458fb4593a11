/// The orders in which packs could be loaded instead, as far as they are tried.
package struct LoadOrders: Sendable {
  /// Up to so many packs, every order is tried.
  package static let mostPermuted = 5
  /// With more packs, at most so many orders are tried.
  package static let mostSwapped = 200

  /// The orders, each with the indexes of packs; the order as it is isn't among them.
  package private(set) var orders: [[Int]]
  /// Whether these are all orders that keep every `after`.
  package let isComplete: Bool
  /// How many orders there would be with more patience; equal to the count where all are tried.
  package let possible: Int

  /// Finds the orders to try.
  ///
  /// All orders of up to five packs; of more, those with two neighbours swapped, and then those
  /// with two packs swapped that claim a type both, 200 orders at most. Orders that a manifest's
  /// `after` forbids can't happen and aren't tried.
  ///
  /// - Parameter packs: The packs, in load order, without the starter pack: that is always first.
  package init(_ packs: [PackClaims]) {
    let usual = Array(packs.indices)
    isComplete = packs.count <= LoadOrders.mostPermuted
    let candidates =
      isComplete ? LoadOrders.permutations(usual) : LoadOrders.swaps(usual, packs)
    var seen: Set<[Int]> = [usual]
    let allowed = candidates.filter {
      seen.insert($0).inserted && LoadOrders.keepsWishes($0, packs)
    }
    possible = allowed.count
    orders = Array(allowed.prefix(isComplete ? allowed.count : LoadOrders.mostSwapped))
    orders.sort { LoadOrders.distance($0) < LoadOrders.distance($1) }
  }

  /// All orders, those that leave the beginning alone first.
  private static func permutations(_ items: [Int]) -> [[Int]] {
    if items.count < 2 { return [items] }
    return items.indices.flatMap { index in
      var rest = items
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  private static func swaps(_ usual: [Int], _ packs: [PackClaims]) -> [[Int]] {
    let types = packs.map { Set($0.claims.map(\.type)) }
    let neighbours = usual.dropLast().map { ($0, $0 + 1) }
    let rivals = usual.flatMap { left in
      usual.dropFirst(left + 2).filter { !types[left].isDisjoint(with: types[$0]) }
        .map { (left, $0) }
    }
    return (neighbours + rivals).map { left, right in
      var order = usual
      order.swapAt(left, right)
      return order
    }
  }

  private static func keepsWishes(_ order: [Int], _ packs: [PackClaims]) -> Bool {
    var earlier: Set<String> = []
    let ids = Set(packs.map(\.id))
    for index in order {
      let wishes = packs[index].after.filter { ids.contains($0) && $0 != packs[index].id }
      if !wishes.allSatisfy(earlier.contains) { return false }
      earlier.insert(packs[index].id)
    }
    return true
  }

  /// How many pairs stand the other way round than usual.
  private static func distance(_ order: [Int]) -> Int {
    order.indices.reduce(0) { sum, place in
      sum + order[(place + 1)...].count { $0 < order[place] }
    }
  }
}
