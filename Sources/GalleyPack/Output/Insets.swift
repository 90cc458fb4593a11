public import CGalley

/// Cells on the four sides of a box.
@frozen
public struct Insets: Sendable {
  @usableFromInline let host: galley_insets

  /// Insets of their own on each side.
  @inlinable
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    host = galley_insets(
      top: UInt32(clamping: top),
      left: UInt32(clamping: leading),
      bottom: UInt32(clamping: bottom),
      right: UInt32(clamping: trailing)
    )
  }

  /// Insets at both ends of every line.
  @inlinable
  public static func sides(_ cells: Int) -> Insets {
    Insets(leading: cells, trailing: cells)
  }

  /// None.
  @inlinable
  public static var none: Insets { Insets() }
}
