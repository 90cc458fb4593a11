/// Distances from the four edges, in points.
package struct Insets: Hashable, Sendable {
  package var top: Float = 0
  package var left: Float = 0
  package var bottom: Float = 0
  package var right: Float = 0

  package static let zero = Insets()

  package init(top: Float = 0, left: Float = 0, bottom: Float = 0, right: Float = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distances in cells.
  package var cells: CellInsets {
    CellInsets(
      top: CellRounding.rows(top),
      left: CellRounding.columns(left),
      bottom: CellRounding.rows(bottom),
      right: CellRounding.columns(right)
    )
  }
}

/// Distances from the four edges, in cells.
package struct CellInsets: Hashable, Sendable {
  package var top = 0
  package var left = 0
  package var bottom = 0
  package var right = 0

  package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// How points become cells: a cell is 8 points wide and 16 high, and halves round up.
package enum CellRounding {
  package static func columns(_ points: Float) -> Int { round(points, 8) }

  package static func rows(_ points: Float) -> Int { round(points, 16) }

  private static func round(_ points: Float, _ cell: Float) -> Int {
    guard points.isFinite else { return 0 }
    let whole = (points / cell + 0.5).rounded(.down)
    return Int(min(max(whole, 0), 1_000_000))
  }
}
