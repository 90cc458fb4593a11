/// How wide a box or a column is.
package enum Extent: Equatable, Sendable {
  /// All there is, or a share of it.
  case fill
  /// As wide as the content.
  case hug
  case cells(Int)
  /// Millionths of what there is.
  case fraction(Int)
}

/// A box in the flow, applied inside out: padding, background, border, margin.
package struct Box: Sendable {
  package var margin: Insets
  package var padding: Insets
  package var border: Border
  package var width: Extent
  /// Of the box where there is more room.
  package var alignment: Alignment
  /// Empty lines between the boxes of child widgets.
  package var spacing: Int
  /// Of the content and the ground.
  package var style: Style
  /// Unset: the colour of the style's role.
  package var borderColor: Color
  package var gradient: Gradient?

  package init(
    margin: Insets = .zero,
    padding: Insets = .zero,
    border: Border = .none,
    width: Extent = .fill,
    alignment: Alignment = .leading,
    spacing: Int = 0,
    style: Style = .inherited,
    borderColor: Color = .unset,
    gradient: Gradient? = nil
  ) {
    self.margin = margin
    self.padding = padding
    self.border = border
    self.width = width
    self.alignment = alignment
    self.spacing = spacing
    self.style = style
    self.borderColor = borderColor
    self.gradient = gradient
  }
}

extension Box {
  /// Whether the box fills the width, has nothing at its edges and asks for no style.
  var isPlain: Bool {
    width == .fill && border.kind == .none && style.isInherited && margin == .zero
      && padding == .zero && spacing == 0 && gradient == nil
  }
}
