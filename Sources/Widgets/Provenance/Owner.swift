package import Pages

/// Who drew a run: a widget of the page, through one link of its type's override chain.
package struct Owner: Sendable {
  /// The widget.
  package let widget: WidgetNode
  /// The type's chain in the registry, or nil where nobody draws the type.
  package let chain: Int?
  /// The link of the chain whose renderer drew.
  package let link: Int
}
