/// What a piece of a widget is for; the host's theme decides how each looks.
@frozen
public enum Role: UInt32, Sendable {
  /// Nothing in particular.
  case none

  /// A title.
  case title

  /// A line under a title.
  case subtitle

  /// Running text.
  case body

  /// Small print.
  case caption

  /// The name of a value.
  case label

  /// A value.
  case value

  /// What stands out.
  case accent

  /// What went well.
  case success

  /// What needs care.
  case warning

  /// What went wrong.
  case danger

  /// What is good to know.
  case info

  /// What stands back.
  case muted

  /// Lines around and between.
  case border

  /// Program text.
  case code

  /// A link.
  case link

  /// What is chosen.
  case selected

  /// What can't be used.
  case disabled

  /// A button.
  case button

  /// A tag.
  case tag

  /// The head of a table or section.
  case header
}

extension Style {
  /// A title.
  @inlinable
  public static var title: Style { Style(.title) }

  /// A line under a title.
  @inlinable
  public static var subtitle: Style { Style(.subtitle) }

  /// Running text.
  @inlinable
  public static var body: Style { Style(.body) }

  /// Small print.
  @inlinable
  public static var caption: Style { Style(.caption) }

  /// The name of a value.
  @inlinable
  public static var label: Style { Style(.label) }

  /// A value.
  @inlinable
  public static var value: Style { Style(.value) }

  /// What stands out.
  @inlinable
  public static var accent: Style { Style(.accent) }

  /// What stands back.
  @inlinable
  public static var muted: Style { Style(.muted) }

  /// Lines around and between.
  @inlinable
  public static var border: Style { Style(.border) }

  /// What is chosen.
  @inlinable
  public static var selected: Style { Style(.selected) }

  /// What can't be used.
  @inlinable
  public static var disabled: Style { Style(.disabled) }

  /// A button.
  @inlinable
  public static var button: Style { Style(.button) }
}
