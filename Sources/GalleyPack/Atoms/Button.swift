public import CGalley

/// A button of the page with its action.
@safe
@frozen
public struct Button {
  /// How a button is drawn.
  public enum Look: Sendable {
    /// With a ground.
    case solid

    /// With an outline.
    case outline

    /// As bare text.
    case plain
  }

  @usableFromInline var atom: galley_button

  @inlinable
  init() {
    unsafe atom = galley_button()
    unsafe atom.size = UInt32(MemoryLayout<galley_button>.size)
    unsafe atom.title = Text().atom
    unsafe atom.icon = Icon().atom
  }

  /// What it says.
  @inlinable
  public var title: Text { unsafe Text(atom.title) }

  /// How it is drawn.
  @inlinable
  public var look: Look {
    switch unsafe atom.style {
    case GALLEY_BUTTON_OUTLINE: .outline
    case GALLEY_BUTTON_PLAIN: .plain
    default: .solid
    }
  }

  /// Whether it takes the width that there is.
  @inlinable
  public var isFullWidth: Bool { unsafe atom.full_width != 0 }

  /// Whether an icon stands before what it says.
  @inlinable
  public var hasIcon: Bool { unsafe atom.icon.symbol.len > 0 }

  /// Whether it can't be tapped.
  @inlinable
  public var isDisabled: Bool { unsafe atom.disabled != 0 }
}
