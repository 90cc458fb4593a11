public import CGalley

/// A colour of the page, its tokens resolved by the host, or none.
@frozen
public struct Color: Sendable {
  @usableFromInline let host: galley_color

  @inlinable
  init(_ host: galley_color) {
    self.host = host
  }

  /// A colour from its 0xAARRGGBB number.
  @inlinable
  public init(argb: UInt32) {
    self.init(galley_color(argb: argb, is_set: 1))
  }

  /// No colour: what encloses shows.
  @inlinable
  public static var unset: Color { Color(galley_color(argb: 0, is_set: 0)) }

  /// Whether it is a colour.
  @inlinable
  public var isSet: Bool { host.is_set != 0 }

  /// The colour's 0xAARRGGBB number.
  @inlinable
  public var argb: UInt32 { host.argb }
}
