extension StateMap: StateValue {
  /// Whether the same keys have the same values.
  ///
  /// - Complexity: Linear in what the maps don't share.
  public static func isSame(_ old: StateMap, _ new: StateMap) -> Bool {
    if old.root === new.root { return true }
    if old.count != new.count { return false }
    return compare(old.root, new.root, 0) { _, _, _ in false }
  }

  /// Adds the keys whose values changed, appeared or went away, ordered by their text.
  public static func addDifferences(
    from old: StateMap,
    to new: StateMap,
    into difference: inout StateDifference
  ) {
    var changes: [(name: String, old: Value?, new: Value?)] = []
    old.visitChanges(to: new) { changes.append(("[\(String(reflecting: $0))]", $1, $2)) }
    for (name, old, new) in changes.sorted(by: { $0.name < $1.name }) {
      difference.descend(name) { Value?.addDifferences(from: old, to: new, into: &$0) }
    }
  }

  /// Visits every key whose value isn't the same in a later map.
  ///
  /// - Parameters:
  ///   - new: The later map.
  ///   - body: Is given the key, the value here, and the value there.
  /// - Complexity: Linear in what the maps don't share.
  public func visitChanges(to new: StateMap, _ body: (Key, Value?, Value?) -> Void) {
    _ = Self.compare(root, new.root, 0) { key, old, new in
      body(key, old, new)
      return true
    }
  }
}

extension StateMap {
  /// Is given what differs, and says whether to go on.
  private typealias Report = (Key, Value?, Value?) -> Bool

  /// Compares two nodes at one place, skipping what both share.
  ///
  /// - Returns: Whether to go on.
  private static func compare(_ old: Node, _ new: Node, _ level: UInt, _ report: Report) -> Bool {
    if old === new { return true }
    if level == Path.end { return compare(old.entries, new.entries, report) }
    var bits = old.entryBits | old.nodeBits | new.entryBits | new.nodeBits
    while bits != 0 {
      let bit = bits & ~(bits - 1)
      bits &= bits - 1
      if !compare(old, new, at: bit, level, report) { return false }
    }
    return true
  }

  private static func compare(
    _ old: Node,
    _ new: Node,
    at bit: UInt32,
    _ level: UInt,
    _ report: Report
  ) -> Bool {
    if old.nodeBits & new.nodeBits & bit != 0 {
      return compare(old.node(at: bit), new.node(at: bit), level + 1, report)
    }
    if old.entryBits & new.entryBits & bit != 0 {
      let (before, after) = (old.entry(at: bit), new.entry(at: bit))
      if before.key == after.key {
        return compare(before.key, before.value, after.value, report)
      }
      return report(before.key, before.value, nil) && report(after.key, nil, after.value)
    }
    return compare(old.entries(at: bit), new.entries(at: bit), report)
  }

  /// Compares entries that aren't at the same level, or whose hashes are equal.
  private static func compare(_ old: [Entry], _ new: [Entry], _ report: Report) -> Bool {
    let after = Dictionary(new.map { ($0.key, $0.value) }) { first, _ in first }
    let before = Set(old.map(\.key))
    return old.allSatisfy { compare($0.key, $0.value, after[$0.key], report) }
      && new.allSatisfy { before.contains($0.key) || report($0.key, nil, $0.value) }
  }

  private static func compare(
    _ key: Key,
    _ old: Value?,
    _ new: Value?,
    _ report: Report
  ) -> Bool {
    Value?.isSame(old, new) || report(key, old, new)
  }
}

extension StateMap.Node {
  fileprivate func node(at bit: UInt32) -> StateMap.Node {
    nodes[(nodeBits & (bit - 1)).nonzeroBitCount]
  }

  fileprivate func entry(at bit: UInt32) -> StateMap.Entry {
    entries[(entryBits & (bit - 1)).nonzeroBitCount]
  }

  /// The entries that go one way, however deep they are.
  fileprivate func entries(at bit: UInt32) -> [StateMap.Entry] {
    if entryBits & bit != 0 { return [entry(at: bit)] }
    var result: [StateMap.Entry] = []
    if nodeBits & bit != 0 { node(at: bit).visit { result.append($0) } }
    return result
  }
}
