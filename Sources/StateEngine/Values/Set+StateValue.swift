extension Set: StateValue where Element: TrackedLeaf {
  /// Whether the members are equal.
  public static func isSame(_ old: Set<Element>, _ new: Set<Element>) -> Bool {
    old == new
  }

  /// Adds the members that came and went, ordered by their text.
  public static func addDifferences(
    from old: Set<Element>,
    to new: Set<Element>,
    into difference: inout StateDifference
  ) {
    let members = old.symmetricDifference(new).map {
      (name: "[\(String(reflecting: $0))]", member: $0)
    }
    for (name, member) in members.sorted(by: { $0.name < $1.name }) {
      difference.descend(name) { place in
        if old.contains(member) {
          place.addAbsence(of: member)
        } else {
          place.addPresence(of: member)
        }
      }
    }
  }
}

extension Set: TrackedLeaf where Element: TrackedLeaf {}
