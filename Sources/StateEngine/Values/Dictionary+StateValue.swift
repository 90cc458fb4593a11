extension Dictionary: StateValue where Key: TrackedLeaf, Value: StateValue {
  /// Whether the same keys have the same values.
  ///
  /// - Complexity: O(1) for dictionaries that share their storage, else linear in the keys.
  public static func isSame(_ old: [Key: Value], _ new: [Key: Value]) -> Bool {
    if sharesStorage(old, new) { return true }
    guard old.count == new.count else { return false }
    return old.allSatisfy { key, value in
      new[key].map { Value.isSame(value, $0) } ?? false
    }
  }

  /// Adds the keys whose values changed, appeared or went away, ordered by their text.
  public static func addDifferences(
    from old: [Key: Value],
    to new: [Key: Value],
    into difference: inout StateDifference
  ) {
    let keys = Set(old.keys).union(new.keys).map { (name: "[\(String(reflecting: $0))]", key: $0) }
    for (name, key) in keys.sorted(by: { $0.name < $1.name }) {
      let (before, after) = (old[key], new[key])
      if Value?.isSame(before, after) { continue }
      difference.descend(name) { Value?.addDifferences(from: before, to: after, into: &$0) }
    }
  }
}

extension Dictionary {
  /// Whether two dictionaries are one storage; `false` says nothing.
  ///
  /// Two values of one type with equal bits are one value, however the type is laid out.
  static func sharesStorage(_ old: [Key: Value], _ new: [Key: Value]) -> Bool {
    unsafe withUnsafeBytes(of: old) { first in
      unsafe withUnsafeBytes(of: new) { second in unsafe first.elementsEqual(second) }
    }
  }
}

extension Dictionary: TrackedLeaf where Key: TrackedLeaf, Value: TrackedLeaf {}
