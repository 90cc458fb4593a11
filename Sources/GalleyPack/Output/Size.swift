public import CGalley

/// A size in cells.
@frozen
public struct Size: Sendable {
  /// The width below which words break.
  public let minWidth: Int

  /// The width that it would like.
  public let width: Int

  /// Its lines at the width that was asked for.
  public let height: Int

  @inlinable
  init(_ host: galley_size) {
    minWidth = Int(host.min_width)
    width = Int(host.width)
    height = Int(host.height)
  }
}
