/// A view of a list during one run of a reader; elements are found and remembered by their id.
///
/// A reader of an element runs when that element differs or goes away, not when it moves. A reader
/// that goes through the list runs when the ids or their order differ.
public struct TrackedList<Element: Trackable & Identifiable> {
  private let list: [Element]
  private let branch: ListBranch<Element>
  private let log: ReadLog
  private let run: UInt64

  init(_ list: [Element], _ branch: ListBranch<Element>, _ log: ReadLog, _ run: UInt64) {
    self.list = list
    self.branch = branch
    self.log = log
    self.run = run
  }

  /// How many elements there are.
  public var count: Int {
    note(branch.count)
    return list.count
  }

  /// Whether there are no elements; recorded as the count.
  public var isEmpty: Bool { count == 0 }

  /// The ids of the elements, in order.
  public var ids: [Element.ID] {
    note(branch.order)
    return list.map(\.id)
  }

  /// A view of the element with an id, the first if there are several.
  ///
  /// - Parameter id: The element's id.
  /// - Complexity: Linear in the length of the list.
  public subscript(id id: Element.ID) -> Tracked<Element>? {
    let branch = enter(id)
    return list.first { $0.id == id }.map { Tracked($0, branch, log, run) }
  }

  private func enter(_ id: Element.ID) -> Branch<Element> {
    log.lock {
      log.require(run)
      let node = branch.element(id)
      log.note(node)
      return node.branch
    }
  }

  private func note(_ aspect: @autoclosure () -> AspectNode) {
    log.lock {
      log.require(run)
      log.note(aspect())
    }
  }
}

extension TrackedList: Sequence {
  /// Goes through views of the elements, in order.
  public struct Iterator: IteratorProtocol {
    private let list: TrackedList
    private var elements: IndexingIterator<[Element]>

    init(_ list: TrackedList) {
      self.list = list
      elements = list.list.makeIterator()
    }

    /// The view of the next element.
    public mutating func next() -> Tracked<Element>? {
      guard let element = elements.next() else { return nil }
      return Tracked(element, list.enter(element.id), list.log, list.run)
    }
  }

  /// Starts to go through the elements, which records their ids and order.
  public func makeIterator() -> Iterator {
    note(branch.order)
    return Iterator(self)
  }
}
