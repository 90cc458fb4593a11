package import JSONText

/// Where the values of one document stand: their paths, lines and columns.
///
/// - Complexity: the first position asked for costs time linear in its offset; after that each
///   costs as much as a few hundred nodes, in any order. Paths cost what `PathFinder` says.
package struct SourceMap: Sendable {
  package let document: JSONDocument
  package var paths: PathFinder
  /// A locator that stands at every `stride`th node.
  private var checkpoints: [JSONLocator] = []

  private static let stride: UInt32 = 256

  package init(_ document: JSONDocument) {
    self.document = document
    self.paths = PathFinder(document)
  }

  /// The line and column of a value or key.
  package mutating func position(of node: JSONNode) -> JSONPosition {
    let wanted = Int(node.index / Self.stride)
    var locator = checkpoints.last ?? JSONLocator(document)
    while checkpoints.count <= wanted {
      let index = UInt32(checkpoints.count) * Self.stride
      guard let next = document.node(at: index) else { break }
      _ = locator.position(next)
      checkpoints.append(locator)
    }
    if wanted < checkpoints.count { locator = checkpoints[wanted] }
    return locator.position(node)
  }

  /// The path of a value from the document's root.
  package mutating func path(of node: JSONNode) -> String {
    String(paths.path(to: node, from: .root).dropFirst())
  }

  /// The path of a value inside a widget, with the page's original indexes.
  package mutating func path(of node: JSONNode, in widget: WidgetNode) -> String {
    widget.path(of: node, using: &paths)
  }
}
