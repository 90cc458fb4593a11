/// A view of a ``StateMap`` during one run of a reader.
///
/// A reader of a key runs when the key's value differs, appears or goes away.
public struct TrackedMap<Key: TrackedLeaf & Hashable, Element: StateValue> {
  private let map: StateMap<Key, Element>
  private let branch: MapBranch<Key, Element>
  private let log: ReadLog
  private let run: UInt64

  init(
    _ map: StateMap<Key, Element>,
    _ branch: MapBranch<Key, Element>,
    _ log: ReadLog,
    _ run: UInt64
  ) {
    self.map = map
    self.branch = branch
    self.log = log
    self.run = run
  }

  /// How many keys there are.
  public var count: Int {
    note { $0.count }
    return map.count
  }

  /// Whether there are no keys; recorded as the count.
  public var isEmpty: Bool { count == 0 }

  /// The keys, in no order.
  public var keys: Set<Key> {
    note { $0.keys }
    return Set(map.keys)
  }

  @discardableResult
  private func note<Node: ReadNode>(_ find: (MapBranch<Key, Element>) -> Node) -> Node {
    log.lock {
      log.require(run)
      let node = find(branch)
      log.note(node)
      return node
    }
  }
}

extension TrackedMap where Element: TrackedLeaf {
  /// The value of a key.
  ///
  /// - Parameter key: The key, which the reader depends on whether or not it is there.
  public subscript(_ key: Key) -> Element? {
    note { $0.node(key) { KeyNode(parent: $0, $1) } }
    return map[key]
  }
}

extension TrackedMap where Element: Trackable {
  /// A view of the value of a key.
  ///
  /// - Parameter key: The key, which the reader depends on whether or not it is there.
  public subscript(_ key: Key) -> Tracked<Element>? {
    let node = note { $0.node(key) { PartKeyNode(parent: $0, $1) } }
    return map[key].map { Tracked($0, node.branch, log, run) }
  }
}

extension TrackedMap {
  /// A view of the map of a key; where there is none, of an empty map.
  ///
  /// - Parameter key: The key, whose presence alone the reader doesn't depend on.
  public subscript<Inner, Value>(_ key: Key) -> TrackedMap<Inner, Value>
  where Element == StateMap<Inner, Value> {
    let node = note { $0.node(key) { MapKeyNode<Key, Inner, Value>(parent: $0, $1) } }
    return TrackedMap<Inner, Value>(map[key] ?? StateMap(), node.branch, log, run)
  }
}
