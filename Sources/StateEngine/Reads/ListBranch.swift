/// The live elements of a list with identities, whose readers stay with an element when it moves.
final class ListBranch<Element: Trackable & Identifiable>: ReadNode, BranchNode, @unchecked Sendable
{
  private var elements: [Element.ID: ElementNode<Element.ID, Element>] = [:]

  /// Read by whoever goes through the list: which elements there are, in which order.
  private(set) lazy var order = AspectNode(parent: self, "ids")

  /// Read by whoever asks how many elements there are.
  private(set) lazy var count = AspectNode(parent: self, "count")

  override init(parent: ReadNode?) {
    super.init(parent: parent)
  }

  override var isValue: Bool { false }

  override func drop(_ child: ReadNode) {
    guard let element = child as? ElementNode<Element.ID, Element> else { return }
    elements[element.id] = nil
  }

  /// Finds the node of an element, or makes it.
  func element(_ id: Element.ID) -> ElementNode<Element.ID, Element> {
    if let known = elements[id] { return known }
    let node = ElementNode<Element.ID, Element>(parent: self, id: id, name: "id: \(id)")
    elements[id] = node
    return node
  }

  func compare(_ old: [Element], _ new: [Element], _ pass: inout ComparePass) {
    if [Element].sharesStorage(old, new) { return }
    pass.compare(count, old.count, new.count)
    if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
      compareInPlace(old, new, &pass)
    } else {
      if !order.enrolments.isEmpty {
        pass.find(order, old.map { "\($0.id)" }, new.map { "\($0.id)" })
      }
      compareMoved(old, new, &pass)
    }
  }

  /// Compares lists whose elements have the same identities in the same order.
  private func compareInPlace(_ old: [Element], _ new: [Element], _ pass: inout ComparePass) {
    if elements.isEmpty { return }
    for index in old.indices {
      elements[old[index].id]?.branch.compare(old[index], new[index], &pass)
    }
  }

  /// Compares lists with other identities or another order; of a repeated identity, the first.
  private func compareMoved(_ old: [Element], _ new: [Element], _ pass: inout ComparePass) {
    if elements.isEmpty { return }
    let before = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
    for (id, element) in elements { element.compare(before[id], after[id], &pass) }
  }
}
