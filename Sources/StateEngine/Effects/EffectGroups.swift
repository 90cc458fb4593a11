/// The concatenations that go on: what is to follow in each, and what holds it up.
struct EffectGroups<Action: Equatable & Sendable, Command: Equatable & Sendable>: Sendable {
  private struct Group {
    var rest: ArraySlice<Effect<Action, Command>>
    var open = 0
    let outer: Int?
    let origin: Int
  }

  private var groups: [Int: Group] = [:]
  private var lastNumber = 0

  /// Whether there is no concatenation.
  var isEmpty: Bool { groups.isEmpty }

  /// Opens a concatenation inside another one, or inside none.
  mutating func open(
    _ effects: [Effect<Action, Command>],
    in outer: Int?,
    of origin: Int
  ) -> Int {
    lastNumber += 1
    groups[lastNumber] = Group(rest: effects[...], outer: outer, origin: origin)
    enter(outer)
    return lastNumber
  }

  /// Counts an effect that holds up a concatenation.
  mutating func enter(_ group: Int?) {
    if let group { groups[group]?.open += 1 }
  }

  /// Ends what `enter` began.
  mutating func leave(_ group: Int) {
    groups[group]?.open -= 1
  }

  /// Takes the next effect of a concatenation, unless something holds it up.
  mutating func next(_ group: Int) -> (effect: Effect<Action, Command>, origin: Int)? {
    guard let known = groups[group], known.open == 0 else { return nil }
    guard let effect = groups[group]?.rest.popFirst() else { return nil }
    return (effect, known.origin)
  }

  /// Removes a concatenation that has nothing left.
  ///
  /// - Returns: The one around it, which it held up.
  mutating func close(_ group: Int) -> Int? {
    guard let known = groups[group], known.open == 0, known.rest.isEmpty else { return nil }
    groups[group] = nil
    return known.outer
  }

  /// Drops what would follow in a concatenation and in those around it.
  mutating func cut(_ group: Int?) {
    var next = group
    while let group = next {
      groups[group]?.rest = []
      next = groups[group]?.outer
    }
  }
}
