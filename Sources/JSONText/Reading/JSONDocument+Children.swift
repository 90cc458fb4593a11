extension JSONDocument {
  /// The elements of an array, or the values of an object; none for other kinds.
  package func children(of container: JSONNode) -> JSONChildren {
    let record = self[container]
    return JSONChildren(
      document: self,
      step: record.kindBits == UInt32(JSONKind.object.rawValue) ? 1 : 0,
      place: container.index + 1,
      end: record.isContainer ? record.link : 0
    )
  }

  /// An element of an array, or the value of an object's member, by its place.
  ///
  /// - Complexity: Linear in the index unless all elements are scalars; `JSONCursor` reads one
  ///   after the other in constant time each.
  package func element(_ container: JSONNode, at index: Int) -> JSONNode? {
    var cursor = JSONCursor()
    return cursor.element(of: container, at: index, in: self)
  }
}

/// The elements of an array or the values of an object, without copies.
package struct JSONChildren: Sequence, IteratorProtocol {
  let document: JSONDocument
  /// How many nodes stand before each value: a member's key.
  let step: UInt32
  var place: UInt32
  let end: UInt32

  /// The next element or value.
  package mutating func next() -> JSONNode? {
    guard place < end else { return nil }
    let value = JSONNode(index: place + step)
    place = document.end(of: value)
    return value
  }
}
