/// Remembers the last element that was read by its index, so that a loop over indices is linear.
package struct JSONCursor: Sendable {
  private var container: JSONNode?
  private var index = 0
  private var node: UInt32 = 0

  /// Creates a cursor that remembers nothing.
  package init() {}

  /// An element of an array, or the value of an object's member, by its place.
  ///
  /// - Complexity: Constant for the same element and the next, linear in the distance otherwise.
  package mutating func element(
    of container: JSONNode,
    at index: Int,
    in document: JSONDocument
  ) -> JSONNode? {
    guard index >= 0, index < document.count(container) else { return nil }
    let step: UInt32 = document.kind(container) == .object ? 1 : 0
    if self.container != container || index < self.index {
      self.container = container
      self.index = 0
      node = container.index + 1 + step
    }
    while self.index < index {
      node = document.end(of: JSONNode(index: node)) + step
      self.index += 1
    }
    return JSONNode(index: node)
  }

  /// The key of an object's member, by its place.
  package mutating func key(
    of object: JSONNode,
    at index: Int,
    in document: JSONDocument
  ) -> JSONNode? {
    guard document.kind(object) == .object else { return nil }
    return element(of: object, at: index, in: document).map { JSONNode(index: $0.index - 1) }
  }
}
