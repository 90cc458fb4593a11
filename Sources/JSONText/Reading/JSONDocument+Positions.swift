extension JSONDocument {
  /// Where a value or key begins.
  ///
  /// - Complexity: Linear in its offset; for many places in order use `JSONLocator`.
  package func position(_ node: JSONNode) -> JSONPosition {
    JSONPosition(of: Int(self[node].start), in: input)
  }

  var input: JSONInput { unsafe JSONInput(base: text, end: bytes.count) }
}

/// Finds the places of many nodes; in document order it reads the document only once.
package struct JSONLocator: Sendable {
  private let document: JSONDocument
  private var last = JSONPosition.start

  /// Creates a locator for a document.
  package init(_ document: JSONDocument) {
    self.document = document
  }

  /// Where a value or key begins.
  ///
  /// - Complexity: Linear in the distance from the last place, or from the start for earlier ones.
  package mutating func position(_ node: JSONNode) -> JSONPosition {
    let offset = document.rawRange(node).lowerBound
    if offset < last.offset { last = .start }
    last.advance(to: offset, in: document.input)
    return last
  }
}
