public import CGalley

/// How a run looks.
///
/// What is unset is taken from the enclosing box.
@frozen
public struct Style: Sendable {
  @usableFromInline var host: galley_style

  /// A style of a role.
  @inlinable
  public init(
    _ role: Role = .none,
    _ attributes: Attributes = [],
    foreground: Color = .unset,
    background: Color = .unset
  ) {
    host = galley_style(
      size: UInt32(MemoryLayout<galley_style>.size),
      role: role.rawValue,
      attributes: attributes.rawValue,
      foreground: foreground.host,
      background: background.host
    )
  }

  /// The same in bold.
  @inlinable
  public var bold: Style { adding(.bold) }

  /// The same, dimmed.
  @inlinable
  public var dim: Style { adding(.dim) }

  /// The same with more attributes.
  @inlinable
  public func adding(_ attributes: Attributes) -> Style {
    var style = self
    style.host.attributes |= attributes.rawValue
    return style
  }

  /// Attribute bits.
  @frozen
  public struct Attributes: OptionSet, Sendable {
    /// The bits as the header numbers them.
    public let rawValue: UInt32

    /// Attributes from the header's bits.
    @inlinable
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Bold.
    @inlinable
    public static var bold: Attributes { Attributes(rawValue: GALLEY_BOLD) }

    /// Dimmed.
    @inlinable
    public static var dim: Attributes { Attributes(rawValue: GALLEY_DIM) }

    /// Italic.
    @inlinable
    public static var italic: Attributes { Attributes(rawValue: GALLEY_ITALIC) }

    /// Underlined.
    @inlinable
    public static var underline: Attributes { Attributes(rawValue: GALLEY_UNDERLINE) }

    /// Struck through.
    @inlinable
    public static var strike: Attributes { Attributes(rawValue: GALLEY_STRIKE) }

    /// Ground and letters exchanged.
    @inlinable
    public static var reverse: Attributes { Attributes(rawValue: GALLEY_REVERSE) }

    /// Drawn marks rather than words, which ASCII output spells as `galley.h` lists.
    @inlinable
    public static var marks: Attributes { Attributes(rawValue: GALLEY_MARKS) }
  }
}
