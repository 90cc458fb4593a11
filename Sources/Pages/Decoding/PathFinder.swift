package import JSONText

/// Makes paths of nodes, and goes on from where it looked last.
///
/// - Complexity: paths of nodes asked for in document order cost together time linear in the
///   document; a jump back costs what stands before the node in its arrays and objects.
package struct PathFinder: Sendable {
  /// How far one array or object has been walked.
  private struct Level: Sendable {
    var container: JSONNode
    /// The element or value looked at.
    var value: JSONNode
    var index: Int
  }

  package let document: JSONDocument
  private var levels: [Level] = []
  /// How many elements and members were passed, for tests of cost.
  package private(set) var steps = 0

  package init(_ document: JSONDocument) {
    self.document = document
  }

  /// The path from a value to a node inside it, each step with its dot; empty for the value itself.
  ///
  /// A key has its value's path. Keys are spelled as `JSONPath` does.
  package mutating func path(to node: JSONNode, from anchor: JSONNode) -> String {
    var path = ""
    var container = anchor
    var depth = 0
    while container < node, document.count(container) > 0 {
      enter(container, at: depth, towards: node)
      let isObject = document.kind(container) == .object
      while document.end(of: levels[depth].value) <= node.index {
        guard advance(depth, isObject) else { return path }
      }
      append(levels[depth], isObject, to: &path)
      container = levels[depth].value
      depth += 1
    }
    return path
  }

  /// Makes `levels[depth]` stand in `container`, not after `node`.
  private mutating func enter(_ container: JSONNode, at depth: Int, towards node: JSONNode) {
    let step: UInt32 = document.kind(container) == .object ? 1 : 0
    if depth < levels.count, levels[depth].container == container,
      levels[depth].value.index - step <= node.index
    {
      return
    }
    levels.removeSubrange(depth...)
    let first = document.node(at: container.index + 1 + step) ?? container
    levels.append(Level(container: container, value: first, index: 0))
  }

  private mutating func advance(_ depth: Int, _ isObject: Bool) -> Bool {
    let next = document.end(of: levels[depth].value) + (isObject ? 1 : 0)
    guard let value = document.node(at: next) else { return false }
    levels[depth].value = value
    levels[depth].index += 1
    steps += 1
    return true
  }

  private func append(_ level: Level, _ isObject: Bool, to path: inout String) {
    path += "."
    guard isObject else {
      path += String(level.index)
      return
    }
    let key = document.node(at: level.value.index - 1).flatMap { document.string($0) }
    path += Self.spelled(key ?? "")
  }

  /// A key as it stands in paths: bare, or as a JSON string where it could be misread.
  package static func spelled(_ key: String) -> String {
    JSONPath([.key(key)]).description
  }
}
