/// Moves packs behind those that their manifests name under `after`, and no further than needed.
package struct PackOrder {
  private let entries: [PackEntry]
  /// For each entry, those that it waits for, by position.
  private let prerequisites: [[Int]]

  /// The entries in an order that keeps every `after` and otherwise the given order.
  ///
  /// - Throws: a circle of packs, by their ids.
  /// - Complexity: linear in entries and `after`s but for keeping the ready ones sorted.
  package static func sorted(_ entries: [PackEntry]) throws(PackSearchError) -> [PackEntry] {
    if entries.allSatisfy({ $0.manifest?.after.isEmpty != false }) { return entries }
    let order = PackOrder(entries)
    let positions = order.positions()
    if positions.count < entries.count { throw .cycle(order.cycle(without: Set(positions))) }
    return positions.map { entries[$0] }
  }

  private init(_ entries: [PackEntry]) {
    self.entries = entries
    var holders: [String: [Int]] = [:]
    for (position, entry) in entries.enumerated() {
      guard let id = entry.manifest?.id else { continue }
      holders[id, default: []].append(position)
    }
    prerequisites = entries.map { entry in
      Set((entry.manifest?.after ?? []).flatMap { holders[$0] ?? [] }).sorted()
    }
  }

  /// Always takes the first entry that waits for nothing, so that others keep their order.
  private func positions() -> [Int] {
    var waiting = prerequisites.map(\.count)
    var dependents = [[Int]](repeating: [], count: entries.count)
    for (position, needed) in prerequisites.enumerated() {
      for prerequisite in needed { dependents[prerequisite].append(position) }
    }
    var ready = Array(entries.indices.filter { waiting[$0] == 0 }.reversed())
    var taken: [Int] = []
    while let position = ready.popLast() {
      taken.append(position)
      for dependent in dependents[position] {
        waiting[dependent] -= 1
        if waiting[dependent] == 0 { PackOrder.insert(dependent, into: &ready) }
      }
    }
    return taken
  }

  /// Keeps the last element the smallest.
  private static func insert(_ position: Int, into ready: inout [Int]) {
    let index = ready.firstIndex { $0 < position } ?? ready.endIndex
    ready.insert(position, at: index)
  }

  /// Every entry left waits for another one left: following them ends in a circle.
  private func cycle(without taken: Set<Int>) -> [String] {
    guard var position = entries.indices.first(where: { !taken.contains($0) }) else { return [] }
    var path: [Int] = []
    while !path.contains(position) {
      path.append(position)
      guard let next = prerequisites[position].first(where: { !taken.contains($0) }) else { break }
      position = next
    }
    let circle = path.firstIndex(of: position).map { path[$0...] } ?? []
    return circle.compactMap { entries[$0].manifest?.id }
  }
}
