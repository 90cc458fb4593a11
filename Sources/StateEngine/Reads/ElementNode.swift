/// An element of a collection; whoever looks into it reads whether it is there.
final class ElementNode<ID: Hashable, Element: Trackable>: ReadNode, @unchecked Sendable {
  /// What the collection finds the element by.
  let id: ID

  private(set) lazy var branch = Branch<Element>(parent: self)

  private let name: String

  init(parent: ReadNode?, id: ID, name: String) {
    self.id = id
    self.name = name
    super.init(parent: parent)
  }

  override var component: String { "[\(name)]" }

  /// Finds out which readers of the element would read something else.
  func compare(_ old: Element?, _ new: Element?, _ pass: inout ComparePass) {
    if let old, let new { branch.compare(old, new, &pass) }
    pass.comparePresence(self, old, new)
  }
}

/// Something that a collection as a whole is asked for, such as its count.
final class AspectNode: ReadNode, @unchecked Sendable {
  private let name: String

  init(parent: ReadNode?, _ name: String) {
    self.name = name
    super.init(parent: parent)
  }

  override var component: String { name }
}
