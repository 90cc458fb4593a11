/// A JSON document (RFC 8259) that has been checked as a whole, and its nodes in document order.
///
/// Nothing is decoded until it is read: numbers keep their text, strings without escapes are read
/// where they stand. Duplicate keys are allowed; the last one wins, and `duplicateKeys` names the
/// others. Reads of a node of the wrong kind answer nothing.
@safe package final class JSONDocument: Sendable {
  /// The document's bytes, as they came.
  package let bytes: [UInt8]

  /// The keys that a later key of the same object overrides, in document order.
  package let duplicateKeys: [JSONNode]

  let records: [JSONRecord]
  let arena: [UInt8]

  /// The storage of `bytes`, which never changes and lives as long as the document.
  nonisolated(unsafe) let text: UnsafePointer<UInt8>

  /// The storage of `arena`.
  nonisolated(unsafe) let unescaped: UnsafePointer<UInt8>?

  /// Parses a document.
  ///
  /// A leading byte order mark is skipped (RFC 8259, section 8.1, lets a parser do so).
  ///
  /// - Parameters:
  ///   - bytes: One JSON text in UTF-8.
  ///   - limits: How large and how deep it may be.
  /// - Throws: The first error, by byte offset.
  /// - Complexity: Linear in the number of bytes, whatever they are.
  package init(
    parsing bytes: [UInt8],
    limits: JSONLimits = .standard
  ) throws(JSONError) {
    guard bytes.count <= limits.byteCount else {
      throw JSONError(
        kind: .documentTooLarge(limit: limits.byteCount),
        position: .start,
        expected: nil,
        found: .end
      )
    }
    let storage = unsafe bytes.withUnsafeBufferPointer { $0.baseAddress }
    guard let text = unsafe storage, !bytes.isEmpty else {
      throw JSONError(kind: .emptyDocument, position: .start, expected: .value, found: .end)
    }
    let input = unsafe JSONInput(base: text, end: bytes.count)
    var extras = JSONExtras()
    records = try Self.parse(input, limits, &extras)
    extras.duplicates.sort()
    duplicateKeys = extras.duplicates.map { JSONNode(index: $0) }
    arena = extras.arena
    self.bytes = bytes
    unsafe self.text = unsafe text
    unsafe unescaped = unsafe arena.withUnsafeBufferPointer { $0.baseAddress }
  }

  private static func parse(
    _ input: JSONInput,
    _ limits: JSONLimits,
    _ extras: inout JSONExtras
  ) throws(JSONError) -> [JSONRecord] {
    let start = input.hasByteOrderMark ? 3 : 0
    let capacity = input.separatorBound + 2
    var stop: JSONParser.Stop?
    let records = unsafe [JSONRecord](unsafeUninitializedCapacity: capacity) { buffer, count in
      let parser = unsafe JSONParser(input: input, depthLimit: limits.depth, records: buffer)
      let end = parser.parse(from: start, into: &extras)
      stop = end
      count = end.recordCount
    }
    guard let stop else { preconditionFailure("the parser always stops") }
    if let expected = stop.expected {
      throw JSONDiagnosis(input: input, limits: limits, start: start)
        .error(expected: expected, at: stop.offset)
    }
    return records
  }
}

extension JSONDocument {
  /// The outermost value.
  package var root: JSONNode { .root }

  /// How many nodes there are, keys included.
  package var nodeCount: Int { records.count }

  /// The node with an index, if there is one.
  package func node(at index: UInt32) -> JSONNode? {
    index < records.count ? JSONNode(index: index) : nil
  }

  /// The kind of a value; a key is a string.
  package func kind(_ node: JSONNode) -> JSONKind {
    JSONKind(rawValue: UInt8(self[node].kindBits)) ?? .null
  }

  /// How many elements an array or members an object has; 0 for other kinds.
  package func count(_ node: JSONNode) -> Int {
    let record = self[node]
    return record.isContainer ? Int(record.count) : 0
  }

  /// The index of the first node after a value and everything in it.
  package func end(of node: JSONNode) -> UInt32 {
    let record = self[node]
    return record.isContainer ? record.link : node.index + 1
  }

  /// Whether a boolean is true; nothing for other kinds.
  package func boolean(_ node: JSONNode) -> Bool? {
    kind(node) == .boolean ? self[node].hasFlag : nil
  }

  /// The range of a value's text in `bytes`.
  package func rawRange(_ node: JSONNode) -> Range<Int> {
    let record = self[node]
    return Int(record.start)..<Int(record.end)
  }

  /// A value's text, byte for byte.
  package func raw(_ node: JSONNode) -> ArraySlice<UInt8> { bytes[rawRange(node)] }

  subscript(node: JSONNode) -> JSONRecord { records[Int(node.index)] }
}
