package import JSONText

/// One widget of a page, in 72 bytes: nodes of the document, and where the widget stands.
package struct WidgetNode: Sendable {
  package let source: PageSource
  let layoutBox: LayoutBox?
  /// The widget's object.
  package let node: JSONNode
  /// The string that names the type.
  package let typeNode: JSONNode
  let dataNode: JSONNode
  let actionsNode: JSONNode
  let fallbackNode: JSONNode
  let requiresNode: JSONNode
  var identity: WrittenID
  /// The page-level widget that this one is nested in, or the widget itself.
  package let anchor: JSONNode
  /// The place of `anchor`.
  package let place: Place
  /// 1 for a widget of the page, 2 for one in its data, and so on.
  package let depth: UInt16

  init(
    source: PageSource,
    parts: WidgetParts,
    layout: LayoutBox?,
    anchor: JSONNode,
    place: Place,
    depth: UInt16
  ) {
    self.source = source
    self.layoutBox = layout
    self.node = parts.node
    self.typeNode = parts.type ?? .root
    self.dataNode = parts.data ?? .root
    self.actionsNode = parts.actions ?? .root
    self.fallbackNode = parts.fallback ?? .root
    self.requiresNode = parts.requires ?? .root
    self.identity = WrittenID(node: parts.id ?? .root)
    self.anchor = anchor
    self.place = place
    self.depth = depth
  }

  package var document: JSONDocument { source.document }

  /// The widget's type as a string; its bytes are at `typeNode`.
  package var type: String { document.text(typeNode) }

  /// What the type's renderer reads.
  package var data: JSONNode? { dataNode.ifPresent }

  /// The object that maps events to actions.
  package var actions: JSONNode? { actionsNode.ifPresent }

  package var layout: WidgetLayout? { layoutBox?.layout }

  /// Whether the widget stands in another widget's data.
  package var isNested: Bool { anchor != node }

  /// What to draw where the widget itself can't be.
  package var fallback: Fallback {
    guard let node = fallbackNode.ifPresent else { return .none }
    return switch document.kind(node) {
    case .object: .widget(node)
    case .string where document.string(node, is: "drop"): .drop
    default: .none
    }
  }

  package enum Fallback: Hashable, Sendable {
    /// Go by the policy.
    case none
    /// Draw nothing and say nothing more.
    case drop
    /// Draw the widget at this node; decode it with `PageDecoder.nested`.
    case widget(JSONNode)
  }
}

extension JSONNode {
  /// No member of a widget can be the root, so the root stands for an absent one.
  var ifPresent: JSONNode? { self == .root ? nil : self }
}
