/// A view of a dictionary during one run of a reader.
///
/// A reader of a key runs when the key's value differs, appears or goes away.
public struct TrackedDictionary<Key: TrackedLeaf & Hashable, Element: Trackable> {
  private let elements: [Key: Element]
  private let branch: DictionaryBranch<Key, Element>
  private let log: ReadLog
  private let run: UInt64

  init(
    _ elements: [Key: Element],
    _ branch: DictionaryBranch<Key, Element>,
    _ log: ReadLog,
    _ run: UInt64
  ) {
    self.elements = elements
    self.branch = branch
    self.log = log
    self.run = run
  }

  /// How many keys there are.
  public var count: Int {
    note(branch.count)
    return elements.count
  }

  /// Whether there are no keys; recorded as the count.
  public var isEmpty: Bool { count == 0 }

  /// The keys, in no order.
  public var keys: Set<Key> {
    note(branch.keys)
    return Set(elements.keys)
  }

  /// A view of the value of a key.
  ///
  /// - Parameter key: The key.
  public subscript(_ key: Key) -> Tracked<Element>? {
    let below = log.lock {
      log.require(run)
      let node = branch.element(key)
      log.note(node)
      return node.branch
    }
    return elements[key].map { Tracked($0, below, log, run) }
  }

  private func note(_ aspect: @autoclosure () -> AspectNode) {
    log.lock {
      log.require(run)
      log.note(aspect())
    }
  }
}
