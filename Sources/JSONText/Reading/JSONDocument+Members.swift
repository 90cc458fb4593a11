extension JSONDocument {
  /// The value of an object's member, if it has one; the last one of duplicate keys.
  ///
  /// Keys are compared as bytes, after their escapes.
  ///
  /// - Complexity: One step for each member up to the one that is found, about a nanosecond each.
  package func member(_ object: JSONNode, _ key: StaticString) -> JSONNode? {
    precondition(key.hasPointerRepresentation, "a key is a string literal")
    return unsafe member(
      object,
      unsafeKey: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    )
  }

  /// The value of an object's member, by a key made at run time.
  @_disfavoredOverload
  package func member(_ object: JSONNode, _ key: String) -> JSONNode? {
    var key = key
    return key.withUTF8 { unsafe member(object, unsafeKey: $0) }
  }

  /// The value of an object's member, by a key's bytes.
  package func member(_ object: JSONNode, _ key: Span<UInt8>) -> JSONNode? {
    unsafe key.withUnsafeBufferPointer { unsafe member(object, unsafeKey: $0) }
  }

  /// The value of an object's member, by a key's bytes.
  @unsafe package func member(
    _ object: JSONNode,
    unsafeKey key: UnsafeBufferPointer<UInt8>
  ) -> JSONNode? {
    let record = self[object]
    guard record.kindBits == UInt32(JSONKind.object.rawValue) else { return nil }
    let hash = unsafe JSONKeyHash.hash(key)
    let end = Int(record.link)
    var place = Int(object.index) &+ 1
    while place < end {
      let candidate = records[place]
      if candidate.info & (JSONRecord.hashMask | JSONRecord.overridden) == hash,
        unsafe candidate.contents(text: text, arena: unescaped).hasSameBytes(as: key)
      {
        return JSONNode(index: UInt32(truncatingIfNeeded: place &+ 1))
      }
      let value = records[place &+ 1]
      place = value.isContainer ? Int(value.link) : place &+ 2
    }
    return nil
  }

  /// The members of an object in document order, overridden ones included; none for other kinds.
  package func members(of object: JSONNode) -> JSONMembers {
    let isObject = kind(object) == .object
    return JSONMembers(
      document: self,
      place: object.index + 1,
      end: isObject ? self[object].link : 0
    )
  }
}

/// The members of an object, without copies.
package struct JSONMembers: Sequence, IteratorProtocol {
  let document: JSONDocument
  var place: UInt32
  let end: UInt32

  /// The next member.
  package mutating func next() -> JSONMember? {
    guard place < end else { return nil }
    let value = JSONNode(index: place + 1)
    defer { place = document.end(of: value) }
    return JSONMember(key: JSONNode(index: place), value: value)
  }
}
