/// A ground that runs from one colour to the next.
package struct Gradient: Equatable, Sendable {
  package var colors: [Color]
  /// The angle in degrees, from the trailing edge downwards.
  ///
  /// What lies between the axes runs along the nearer one.
  package var angle: Int

  package init(colors: [Color], angle: Int = 0) {
    self.colors = colors
    self.angle = angle
  }

  /// The angle from 0 to 359.
  private var turn: Int {
    let rest = angle % 360
    return rest < 0 ? rest + 360 : rest
  }

  /// Whether it runs from line to line.
  var isVertical: Bool {
    (45..<135).contains(turn) || (225..<315).contains(turn)
  }

  /// Whether it runs against the direction of its axis.
  var isReversed: Bool {
    (135..<315).contains(turn)
  }
}

/// A gradient's colours on a ground, ready to be asked.
struct GradientRamp {
  private let stops: [UInt32]
  private let isReversed: Bool

  /// nil where no colour is set.
  init?(_ gradient: Gradient, over beneath: Paint, in styles: StyleTable, isMirrored: Bool) {
    stops = gradient.colors.compactMap { color in
      color.isSet ? styles.paint(color, over: beneath).rgb : nil
    }
    isReversed = gradient.isReversed != (isMirrored && !gradient.isVertical)
    if stops.isEmpty { return nil }
  }

  /// The colour of step `index` of `count`.
  func color(_ index: Int, of count: Int) -> Paint {
    let whole = max(1, count - 1)
    let step = isReversed ? whole - min(index, whole) : min(index, whole)
    let scaled = step * (stops.count - 1)
    let first = min(scaled / whole, stops.count - 1)
    let next = min(first + 1, stops.count - 1)
    let part = UInt32(scaled - first * whole)
    return Paint(rgb: Paint.mix(stops[first], stops[next], part: part, of: UInt32(whole)))
  }
}
