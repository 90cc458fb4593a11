/// A queue whose first element is taken in constant time.
struct FirstInFirstOut<Element: Sendable>: Sendable {
  private var elements: [Element?] = []
  private var head = 0

  /// Whether nothing waits.
  var isEmpty: Bool { head == elements.count }

  /// The elements, first to last.
  var all: [Element] { elements[head...].compactMap(\.self) }

  /// The element that is taken next.
  var first: Element? { isEmpty ? nil : elements[head] }

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Takes the first element.
  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    defer {
      head += 1
      if head == elements.count { clear() }
    }
    return elements[head].take()
  }

  /// Removes what a condition holds for.
  ///
  /// - Returns: How many elements that were.
  mutating func removeAll(where isRemoved: (Element) -> Bool) -> Int {
    let kept = all.filter { !isRemoved($0) }
    let removed = elements.count - head - kept.count
    elements = kept
    head = 0
    return removed
  }

  private mutating func clear() {
    elements.removeAll(keepingCapacity: elements.count < 64)
    head = 0
  }
}
