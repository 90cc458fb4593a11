public import CGalley

/// A box in the flow: padding, ground, border and margin around what is drawn in it.
@safe
@frozen
public struct Box {
  /// The line around a box.
  public enum Border: UInt32, Sendable {
    /// No line.
    case none

    /// A thin line.
    case line

    /// A thin line with round corners.
    case rounded

    /// A broken line.
    case dashed

    /// A thick line.
    case heavy

    /// Two lines.
    case double

    /// A bar on the leading edge.
    case bar
  }

  @usableFromInline var host: galley_box

  /// A box; as it stands, a plain one that fills the width.
  @inlinable
  public init(
    border: Border = .none,
    title: Phrase = "",
    margin: Insets = .none,
    padding: Insets = .none,
    width: Width = .fill,
    alignment: Alignment = .leading,
    spacing: Int = 0,
    style: Style = Style(),
    borderColor: Color = .unset
  ) {
    unsafe host = galley_box(
      size: UInt32(MemoryLayout<galley_box>.size),
      border: border.rawValue,
      margin: margin.host,
      padding: padding.host,
      width: width.code,
      amount: width.amount,
      alignment: alignment.rawValue,
      spacing: UInt32(clamping: spacing),
      style: style.host,
      border_color: borderColor.host,
      title: title.host
    )
  }
}
