/// How a widget stands in its section; applied inside out: padding, background, corners, border,
/// margin.
package struct WidgetLayout: Hashable, Sendable {
  package var margin = Insets.zero
  package var padding = Insets.zero
  package var cornerRadius = CornerRadii.zero
  package var background: ColorAtom?
  package var gradient: Gradient?
  package var border: Border?
  package var width: WidthRule?

  package init() {}
}

/// Keeps a layout out of line, since most widgets have none or the same as their neighbour.
final class LayoutBox: Sendable {
  let layout: WidgetLayout

  init(_ layout: WidgetLayout) {
    self.layout = layout
  }
}

/// The rounding of a box's corners, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Float
  package var topRight: Float
  package var bottomLeft: Float
  package var bottomRight: Float

  package static let zero = CornerRadii(all: 0)

  package init(all radius: Float) {
    topLeft = radius
    topRight = radius
    bottomLeft = radius
    bottomRight = radius
  }

  /// Whether any corner is round.
  package var isRounded: Bool { self != .zero }
}

/// A background that runs through colours.
package struct Gradient: Hashable, Sendable {
  package var colors: [ColorAtom]
  /// Degrees clockwise from upwards, 0 to 359.
  package var angle: Float
}

/// The line around a box.
package struct Border: Hashable, Sendable {
  /// In points; 0 draws none.
  package var width: Float = 1
  package var color: ColorAtom?
  package var dashWidth: Float = 0
  package var dashGap: Float = 0

  package var isDashed: Bool { dashWidth > 0 && dashGap > 0 }
}

/// How wide a widget is.
package enum WidthRule: Hashable, Sendable {
  /// All there is.
  case fill
  /// As wide as the content.
  case hug
  /// A share of what there is, in millionths from 1 to 1,000,000.
  case fraction(millionths: UInt32)
}
