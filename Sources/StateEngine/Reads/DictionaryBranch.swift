/// The live values of a dictionary, by key.
final class DictionaryBranch<Key: TrackedLeaf & Hashable, Element: Trackable>: ReadNode, BranchNode,
  @unchecked Sendable
{
  private var elements: [Key: ElementNode<Key, Element>] = [:]

  /// Read by whoever goes through the dictionary: which keys there are.
  private(set) lazy var keys = AspectNode(parent: self, "keys")

  /// Read by whoever asks how many keys there are.
  private(set) lazy var count = AspectNode(parent: self, "count")

  override init(parent: ReadNode?) {
    super.init(parent: parent)
  }

  override var isValue: Bool { false }

  override func drop(_ child: ReadNode) {
    guard let element = child as? ElementNode<Key, Element> else { return }
    elements[element.id] = nil
  }

  /// Finds the node of a key, or makes it.
  func element(_ key: Key) -> ElementNode<Key, Element> {
    if let known = elements[key] { return known }
    let name = String(reflecting: key)
    let node = ElementNode<Key, Element>(parent: self, id: key, name: name)
    elements[key] = node
    return node
  }

  func compare(_ old: [Key: Element], _ new: [Key: Element], _ pass: inout ComparePass) {
    if Dictionary.sharesStorage(old, new) { return }
    pass.compare(count, old.count, new.count)
    if !keys.enrolments.isEmpty { pass.compare(keys, Set(old.keys), Set(new.keys)) }
    for (key, element) in elements { element.compare(old[key], new[key], &pass) }
  }
}
