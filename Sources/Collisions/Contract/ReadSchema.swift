package import JSONText

/// A JSON Schema of a widget's data, as far as its renderers read it.
package struct ReadSchema: Sendable {
  /// A value and what is inside it.
  private final class Node {
    var kinds: [JSONKind] = []
    var isRequired = false
    var members: [String: Node] = [:]
    var element: Node?
  }

  private let fields: [TypeReads.Field]

  /// The schema of what was read; what isn't the widget's data is left out.
  package init(_ reads: TypeReads) {
    fields = reads.fields.filter { !$0.name.hasPrefix("^") }
  }

  /// Writes the schema as a value.
  package func write(to writer: inout JSONWriter) {
    let root = Node()
    root.kinds = [.object]
    for field in fields {
      let node = ReadSchema.node(field.name, in: root)
      node.kinds = field.kinds
      node.isRequired = field.isRequired ?? false
    }
    ReadSchema.write(root, to: &writer)
  }

  /// The node of a field; arrays and objects on the way are made.
  private static func node(_ name: String, in root: Node) -> Node {
    var node = root
    for step in FieldPath("data." + name.replacingElements).steps.dropFirst() {
      switch step {
      case .index:
        node.element = node.element ?? Node()
        node = node.element ?? node
      case .key(let key):
        let member = node.members[key] ?? Node()
        node.members[key] = member
        node = member
      }
    }
    return node
  }

  private static func write(_ node: Node, to writer: inout JSONWriter) {
    writer.begin(.object)
    write(types: node, to: &writer)
    if !node.members.isEmpty {
      let names = node.members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      writer.key("properties")
      writer.begin(.object)
      for name in names {
        writer.key(of: name)
        if let member = node.members[name] { write(member, to: &writer) }
      }
      writer.end(.object)
      let required = names.filter { node.members[$0]?.isRequired == true }
      if !required.isEmpty { writer.member("required", required) }
    }
    if let element = node.element {
      writer.key("items")
      write(element, to: &writer)
    }
    writer.end(.object)
  }

  private static func write(types node: Node, to writer: inout JSONWriter) {
    var kinds = node.kinds
    if !node.members.isEmpty, !kinds.contains(.object) { kinds.append(.object) }
    if node.element != nil, !kinds.contains(.array) { kinds.append(.array) }
    let names = kinds.sorted { $0.rawValue < $1.rawValue }.map(\.schemaName)
    if names.count == 1 {
      writer.member("type", names[0])
    } else if !names.isEmpty {
      writer.member("type", names)
    }
  }
}

extension String {
  /// A shape with an index wherever an array has elements, as paths have it.
  fileprivate var replacingElements: String {
    let pieces = split(separator: "[", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
      text + (piece.first == "]" ? ".0" + piece.dropFirst() : "[" + piece)
    }
  }
}
