/// A view of a value during one run of a reader, which records what the reader reads of it.
///
/// The properties of the value are properties of the view. A leaf gives its value. A part that is
/// ``Trackable`` itself gives another view, and so does the element of a collection: reading
/// `view.owner.name` makes the reader depend on the name, not on the owner. A computed property is
/// recorded as its result.
@dynamicMemberLookup
public struct Tracked<Value: StateValue> {
  private let _value: Value
  private let _branch: Branch<Value>
  private let _log: ReadLog
  private let _run: UInt64

  init(_ value: Value, _ branch: Branch<Value>, _ log: ReadLog, _ run: UInt64) {
    _value = value
    _branch = branch
    _log = log
    _run = run
  }

  /// The value itself: the reader depends on every part of it.
  public var wholeValue: Value {
    _note { branch in
      branch.child(ObjectIdentifier(Value.self)) {
        PlaceNode(parent: $0, key: ObjectIdentifier(Value.self))
      }
    }
    return _value
  }

  /// The value of a leaf.
  public subscript<Leaf: TrackedLeaf>(dynamicMember part: any KeyPath<Value, Leaf> & Sendable)
    -> Leaf
  {
    _note { branch in
      branch.child(ObjectIdentifier(part)) { LeafNode(parent: $0, part: part) }
    }
    return _value[keyPath: part]
  }

  /// A view of a part.
  public subscript<Part: Trackable>(
    dynamicMember part: any KeyPath<Value, Part> & Sendable
  ) -> Tracked<Part> {
    let node: PathNode<Value, Branch<Part>> = _enter(part)
    return Tracked<Part>(_value[keyPath: part], node.below, _log, _run)
  }

  /// A view of a part that may be absent.
  public subscript<Part: Trackable>(
    dynamicMember part: any KeyPath<Value, Part?> & Sendable
  ) -> Tracked<Part>? {
    let node: PathNode<Value, OptionalBranch<Part>> = _enter(part)
    _log.lock { _log.note(node.below) }
    return _value[keyPath: part].map { Tracked<Part>($0, node.below.branch, _log, _run) }
  }

  /// A view of a list whose elements have identities.
  public subscript<Element: Trackable & Identifiable>(
    dynamicMember part: any KeyPath<Value, [Element]> & Sendable
  ) -> TrackedList<Element> {
    let node: PathNode<Value, ListBranch<Element>> = _enter(part)
    return TrackedList(_value[keyPath: part], node.below, _log, _run)
  }

  /// A view of a dictionary.
  public subscript<Key: TrackedLeaf & Hashable, Element: Trackable>(
    dynamicMember part: any KeyPath<Value, [Key: Element]> & Sendable
  ) -> TrackedDictionary<Key, Element> {
    let node: PathNode<Value, DictionaryBranch<Key, Element>> = _enter(part)
    return TrackedDictionary(_value[keyPath: part], node.below, _log, _run)
  }

  /// A view of a map.
  public subscript<Key: TrackedLeaf & Hashable, Element: StateValue>(
    dynamicMember part: any KeyPath<Value, StateMap<Key, Element>> & Sendable
  ) -> TrackedMap<Key, Element> {
    let node: PathNode<Value, MapBranch<Key, Element>> = _enter(part)
    return TrackedMap(_value[keyPath: part], node.below, _log, _run)
  }

  private func _enter<Below: BranchNode>(
    _ part: any KeyPath<Value, Below.Value> & Sendable
  ) -> PathNode<Value, Below> {
    _note { branch in
      branch.child(ObjectIdentifier(part)) { PathNode<Value, Below>(parent: $0, part: part) }
    }
  }

  @inline(__always) @discardableResult
  private func _note<Node: ReadNode>(_ find: (Branch<Value>) -> Node) -> Node {
    _log.lock {
      _log.require(_run)
      let node = find(_branch)
      _log.note(node)
      return node
    }
  }
}
