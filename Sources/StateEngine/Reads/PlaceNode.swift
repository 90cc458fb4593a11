/// A node that knows the type of the value above it, and compares two such values.
///
/// By itself it stands for the whole of that value; the other nodes stand for a part of it.
class PlaceNode<Parent: StateValue>: ReadNode, @unchecked Sendable {
  /// What the parent finds this node by: the identity of a key path, or of a type for the whole.
  let key: ObjectIdentifier

  init(parent: ReadNode?, key: ObjectIdentifier) {
    self.key = key
    super.init(parent: parent)
  }

  /// Finds out which readers at and below this place would read something else.
  func compare(_ old: Parent, _ new: Parent, _ pass: inout ComparePass) {
    pass.compare(self, old, new)
  }
}

/// A part that readers read as a whole.
final class LeafNode<Parent: StateValue, Leaf: StateValue>: PlaceNode<Parent>, @unchecked Sendable {
  private let part: any KeyPath<Parent, Leaf> & Sendable

  init(parent: ReadNode?, part: any KeyPath<Parent, Leaf> & Sendable) {
    self.part = part
    super.init(parent: parent, key: ObjectIdentifier(part))
  }

  override var component: String { partName(of: part) }

  override func compare(_ old: Parent, _ new: Parent, _ pass: inout ComparePass) {
    pass.compare(self, old[keyPath: part], new[keyPath: part])
  }
}

/// A part that readers look into, and what is live below it.
final class PathNode<Parent: StateValue, Below: BranchNode>: PlaceNode<Parent>, @unchecked Sendable
{
  private let part: any KeyPath<Parent, Below.Value> & Sendable

  private(set) lazy var below = Below(parent: self)

  init(parent: ReadNode?, part: any KeyPath<Parent, Below.Value> & Sendable) {
    self.part = part
    super.init(parent: parent, key: ObjectIdentifier(part))
  }

  override var component: String { partName(of: part) }

  override var isValue: Bool { false }

  override func compare(_ old: Parent, _ new: Parent, _ pass: inout ComparePass) {
    below.compare(old[keyPath: part], new[keyPath: part], &pass)
  }
}

/// The name of a part, or how Swift prints its path when the type doesn't know it.
func partName<Parent>(of path: PartialKeyPath<Parent>) -> String {
  if let type = Parent.self as? any Trackable.Type, let name = knownName(of: path, in: type) {
    return name
  }
  let text = path.debugDescription
  return String(text.drop { $0 != "." }.dropFirst())
}

private func knownName<Value: Trackable>(of path: AnyKeyPath, in type: Value.Type) -> String? {
  (path as? PartialKeyPath<Value>).flatMap(type.partName)
}
