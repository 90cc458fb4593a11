extension JSONDocument {
  /// A string's contents, or a key's; nothing for other kinds.
  package func string(_ node: JSONNode) -> String? {
    guard let contents = unsafe unsafeUTF8(node) else { return nil }
    return unsafe String(decoding: contents, as: UTF8.self)
  }

  /// Reads the bytes of a string or key, without escapes; nothing for other kinds.
  package func withUTF8<Result>(_ node: JSONNode, _ read: (Span<UInt8>) -> Result) -> Result? {
    guard let contents = unsafe unsafeUTF8(node) else { return nil }
    return read(unsafe Span(_unsafeElements: contents))
  }

  /// The bytes of a string or key, without escapes; nothing for other kinds.
  ///
  /// They are valid for as long as the document lives.
  @unsafe package func unsafeUTF8(_ node: JSONNode) -> UnsafeBufferPointer<UInt8>? {
    let record = self[node]
    guard record.kindBits == UInt32(JSONKind.string.rawValue) else { return nil }
    return unsafe record.contents(text: text, arena: unescaped)
  }

  /// A value's text, byte for byte, valid for as long as the document lives.
  @unsafe package func unsafeRaw(_ node: JSONNode) -> UnsafeBufferPointer<UInt8> {
    let range = rawRange(node)
    return unsafe UnsafeBufferPointer(start: text + range.lowerBound, count: range.count)
  }

  /// Whether a string or key has exactly these bytes.
  package func string(_ node: JSONNode, is text: StaticString) -> Bool {
    guard text.hasPointerRepresentation, let contents = unsafe unsafeUTF8(node) else {
      return false
    }
    return unsafe contents.hasSameBytes(
      as: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }
}
