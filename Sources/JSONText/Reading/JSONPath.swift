/// Where a value stands in its document: keys and indices from the outermost value inwards.
package struct JSONPath: Hashable, Sendable {
  /// One step of a path.
  package enum Step: Hashable, Sendable {
    /// Into an object's member, by its key.
    case key(String)
    /// Into an array's element, by its index from 0.
    case index(Int)
  }

  /// The steps, outermost first.
  package var steps: [Step]

  /// Creates a path.
  package init(_ steps: [Step] = []) {
    self.steps = steps
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path in the dotted-index style: `page.sections.0.widgets.1.data.initial`.
  ///
  /// A key is bare if it has only ASCII letters, digits, `_` and `-` and is not all digits; any
  /// other is written as a JSON string, `page."a.b"."0"`. So two paths never look the same. The
  /// outermost value's path is empty.
  package var description: String {
    var text = ""
    for step in steps {
      if !text.isEmpty { text += "." }
      switch step {
      case .index(let index): text += String(index)
      case .key(let key): text += Self.isBare(key) ? key : JSONWriter.quoted(key)
      }
    }
    return text
  }

  private static func isBare(_ key: String) -> Bool {
    var isNumber = true
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        isNumber = false
      default: return false
      }
    }
    return !isNumber
  }
}

extension JSONDocument {
  /// The path of a value; a key has its value's path.
  ///
  /// - Complexity: Linear in the number of values that stand before it in the arrays and objects
  ///   around it.
  package func path(to node: JSONNode) -> JSONPath {
    var path = JSONPath()
    var container = JSONNode.root
    while container < node, let step = step(from: container, towards: node) {
      path.steps.append(step.step)
      container = step.node
    }
    return path
  }

  /// The child of a container that is a node, or has it inside.
  private func step(
    from container: JSONNode,
    towards node: JSONNode
  ) -> (step: JSONPath.Step, node: JSONNode)? {
    if kind(container) == .array {
      for (index, element) in children(of: container).enumerated()
      where node.index < end(of: element) {
        return (.index(index), element)
      }
    }
    for member in members(of: container) where node.index < end(of: member.value) {
      return (.key(string(member.key) ?? ""), member.value)
    }
    return nil
  }
}
