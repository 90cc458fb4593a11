import JSONText

extension JSONDocument {
  /// All nodes in document order.
  var nodes: [JSONNode] { (0..<UInt32(nodeCount)).compactMap { node(at: $0) } }

  /// Reads a value and writes it again: strings decoded, numbers as they stand, keys in order,
  /// overridden members too.
  func rewritten(_ node: JSONNode = .root) -> String {
    var writer = JSONWriter()
    rewrite(node, with: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func rewrite(_ node: JSONNode, with writer: inout JSONWriter) {
    switch kind(node) {
    case .null: writer.null()
    case .boolean: writer.boolean(boolean(node) ?? false)
    case .number: writer.raw(raw(node))
    case .string: writer.string(string(node) ?? "")
    case .array:
      writer.begin(.array)
      for element in children(of: node) { rewrite(element, with: &writer) }
      writer.end(.array)
    case .object:
      writer.begin(.object)
      for member in members(of: node) {
        writer.key(of: string(member.key) ?? "")
        rewrite(member.value, with: &writer)
      }
      writer.end(.object)
    }
  }
}
