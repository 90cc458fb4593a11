public import CGalley

/// How wide a box or a column is.
@frozen
public enum Width: Sendable {
  /// All there is.
  case fill

  /// As wide as its content.
  case hug

  /// A number of cells.
  case cells(Int)

  /// A share of what there is, in millionths.
  case millionths(Int)

  @inlinable
  var code: UInt32 {
    switch self {
    case .fill: GALLEY_WIDTH_FILL
    case .hug: GALLEY_WIDTH_HUG
    case .cells: GALLEY_WIDTH_CELLS
    case .millionths: GALLEY_WIDTH_FRACTION
    }
  }

  @inlinable
  var amount: UInt32 {
    switch self {
    case .fill, .hug: 0
    case .cells(let count), .millionths(let count): UInt32(clamping: count)
    }
  }
}
