package import JSONText

/// A snapshot that can't be restored.
package enum StateSnapshotError: Error, Sendable {
  case invalidJSON(JSONError)
  /// The value at a path isn't what a snapshot has there.
  case unexpected(path: String, expected: String, position: JSONPosition)
}

extension WidgetStateStore {
  /// Restores a snapshot: an object of widget ids, each an object of keys and scalars.
  ///
  /// - Throws: what isn't so, and where.
  package init(snapshot bytes: [UInt8]) throws(StateSnapshotError) {
    self.init()
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: bytes)
    } catch {
      throw .invalidJSON(error)
    }
    try Self.expect(.object, at: .root, "an object of widget ids", in: document)
    for widget in document.members(of: .root) {
      try Self.expect(.object, at: widget.value, "an object of state keys", in: document)
      for slot in document.members(of: widget.value) {
        guard let value = StateValue(slot.value, in: document) else {
          throw Self.error(slot.value, "a boolean, number or string", in: document)
        }
        set(document.text(slot.key), in: document.text(widget.key), to: value)
      }
    }
  }

  /// The snapshot of all slots, bytewise by widget and key.
  package func snapshot() -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    var widget: [UInt8]?
    for (slot, value) in sorted {
      if slot.widget != widget {
        if widget != nil { writer.end(.object) }
        widget = slot.widget
        writer.key(of: String(decoding: slot.widget, as: UTF8.self))
        writer.begin(.object)
      }
      writer.key(of: String(decoding: slot.key, as: UTF8.self))
      value.write(to: &writer)
    }
    if widget != nil { writer.end(.object) }
    writer.end(.object)
    return writer.bytes
  }

  private static func expect(
    _ kind: JSONKind,
    at node: JSONNode,
    _ expected: String,
    in document: JSONDocument
  ) throws(StateSnapshotError) {
    guard document.kind(node) == kind else { throw error(node, expected, in: document) }
  }

  private static func error(
    _ node: JSONNode,
    _ expected: String,
    in document: JSONDocument
  ) -> StateSnapshotError {
    .unexpected(
      path: document.path(to: node).description,
      expected: expected,
      position: document.position(node)
    )
  }
}

extension StateValue {
  /// A scalar of a document; whole numbers that fit are integers.
  package init?(_ node: JSONNode, in document: JSONDocument) {
    switch document.kind(node) {
    case .boolean: self = .boolean(document.boolean(node) ?? false)
    case .string: self = .string(document.text(node))
    case .number:
      if let integer = document.int64(node) {
        self = .integer(integer)
      } else if let number = document.double(node) {
        self = .number(number)
      } else {
        return nil
      }
    case .null, .array, .object: return nil
    }
  }

  /// Writes the value as JSON.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .boolean(let value): writer.boolean(value)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.double(value)
    case .string(let value): writer.string(value)
    }
  }
}
