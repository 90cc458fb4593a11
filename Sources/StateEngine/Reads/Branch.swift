/// What is live below a value.
protocol BranchNode: ReadNode {
  /// The value.
  associatedtype Value: StateValue

  init(parent: ReadNode?)

  /// Finds out which readers below would read something else.
  func compare(_ old: Value, _ new: Value, _ pass: inout ComparePass)
}

/// The live places directly below a value that has parts.
final class Branch<Value: StateValue>: ReadNode, BranchNode, @unchecked Sendable {
  private var children: [ObjectIdentifier: PlaceNode<Value>] = [:]

  override init(parent: ReadNode?) {
    super.init(parent: parent)
  }

  override var isValue: Bool { false }

  override func drop(_ child: ReadNode) {
    guard let place = child as? PlaceNode<Value> else { return }
    children[place.key] = nil
  }

  /// Finds the node of a key, or makes it.
  func child<Node: PlaceNode<Value>>(_ key: ObjectIdentifier, _ make: (Branch) -> Node) -> Node {
    if let known = children[key] {
      guard let node = known as? Node else { Trap.twoProtocols("\(Value.self)", known.path).fire() }
      return node
    }
    let node = make(self)
    children[key] = node
    return node
  }

  func compare(_ old: Value, _ new: Value, _ pass: inout ComparePass) {
    for child in children.values { child.compare(old, new, &pass) }
  }
}

/// What is live below a value that may be absent; whoever looks reads whether it is there.
final class OptionalBranch<Part: Trackable>: ReadNode, BranchNode, @unchecked Sendable {
  private(set) lazy var branch = Branch<Part>(parent: self)

  override init(parent: ReadNode?) {
    super.init(parent: parent)
  }

  func compare(_ old: Part?, _ new: Part?, _ pass: inout ComparePass) {
    if let old, let new { branch.compare(old, new, &pass) }
    pass.comparePresence(self, old, new)
  }
}
