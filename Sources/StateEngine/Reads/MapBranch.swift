/// The live keys of a map; a comparison visits only what two versions don't share.
final class MapBranch<Key: TrackedLeaf & Hashable, Element: StateValue>: ReadNode, BranchNode,
  @unchecked Sendable
{
  private var keyNodes: [Key: KeyNode<Key, Element>] = [:]

  /// Read by whoever goes through the map: which keys there are.
  private(set) lazy var keys = AspectNode(parent: self, "keys")

  /// Read by whoever asks how many keys there are.
  private(set) lazy var count = AspectNode(parent: self, "count")

  override init(parent: ReadNode?) {
    super.init(parent: parent)
  }

  override var isValue: Bool { false }

  override func drop(_ child: ReadNode) {
    guard let node = child as? KeyNode<Key, Element> else { return }
    keyNodes[node.key] = nil
  }

  /// Finds the node of a key, or makes it.
  func node<Node: KeyNode<Key, Element>>(_ key: Key, _ make: (MapBranch, Key) -> Node) -> Node {
    if let known = keyNodes[key] {
      guard let node = known as? Node else {
        Trap.twoProtocols("\(Element.self)", known.path).fire()
      }
      return node
    }
    let node = make(self, key)
    keyNodes[key] = node
    return node
  }

  func compare(
    _ old: StateMap<Key, Element>,
    _ new: StateMap<Key, Element>,
    _ pass: inout ComparePass
  ) {
    if old.root === new.root { return }
    pass.compare(count, old.count, new.count)
    var haveKeysChanged = false
    old.visitChanges(to: new) { key, before, after in
      keyNodes[key]?.compare(before, after, &pass)
      if (before == nil) != (after == nil) { haveKeysChanged = true }
    }
    if haveKeysChanged, !keys.enrolments.isEmpty {
      pass.find(keys, Set(old.keys), Set(new.keys))
    }
  }
}

/// A key of a map whose value is read as a whole.
class KeyNode<Key: TrackedLeaf & Hashable, Element: StateValue>: ReadNode, @unchecked Sendable {
  let key: Key

  init(parent: ReadNode?, _ key: Key) {
    self.key = key
    super.init(parent: parent)
  }

  override var component: String { "[\(String(reflecting: key))]" }

  /// Finds out which readers of the key would read something else.
  func compare(_ old: Element?, _ new: Element?, _ pass: inout ComparePass) {
    pass.compare(self, old, new)
  }
}

/// A key of a map whose value is a map itself; one that isn't there is an empty map.
final class MapKeyNode<
  Key: TrackedLeaf & Hashable,
  Inner: TrackedLeaf & Hashable,
  Element: StateValue
>:
  KeyNode<Key, StateMap<Inner, Element>>, @unchecked Sendable
{
  private(set) lazy var branch = MapBranch<Inner, Element>(parent: self)

  override var isValue: Bool { false }

  override func compare(
    _ old: StateMap<Inner, Element>?,
    _ new: StateMap<Inner, Element>?,
    _ pass: inout ComparePass
  ) {
    branch.compare(old ?? StateMap(), new ?? StateMap(), &pass)
  }
}

/// A key of a map whose value readers look into.
final class PartKeyNode<Key: TrackedLeaf & Hashable, Element: Trackable>: KeyNode<Key, Element>,
  @unchecked Sendable
{
  private(set) lazy var branch = Branch<Element>(parent: self)

  override func compare(_ old: Element?, _ new: Element?, _ pass: inout ComparePass) {
    if let old, let new { branch.compare(old, new, &pass) }
    pass.comparePresence(self, old, new)
  }
}
