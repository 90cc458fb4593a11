/// Checked reads of atoms, each also from its short form.
///
/// `key` names a member; where it is left out, the value itself is read. Null counts as absent. A
/// read that throws has told the host the field, what was expected and what was found.
extension Content {
  /// A text that must be there.
  @inlinable
  public func text(_ key: Phrase = "") throws(WidgetFailure) -> Text {
    guard let atom = try call.text(handle, key, required: true) else { throw .malformed }
    return atom
  }

  /// A text that may be absent.
  @inlinable
  public func optionalText(_ key: Phrase = "") throws(WidgetFailure) -> Text? {
    try call.text(handle, key, required: false)
  }

  /// A colour that may be absent, and then is unset.
  @inlinable
  public func color(_ key: Phrase = "") throws(WidgetFailure) -> Color {
    try call.color(handle, key, required: false) ?? .unset
  }

  /// An image that must be there.
  @inlinable
  public func image(_ key: Phrase = "") throws(WidgetFailure) -> Image {
    guard let atom = try call.image(handle, key, required: true) else { throw .malformed }
    return atom
  }

  /// An image that may be absent.
  @inlinable
  public func optionalImage(_ key: Phrase = "") throws(WidgetFailure) -> Image? {
    try call.image(handle, key, required: false)
  }

  /// An icon that must be there.
  @inlinable
  public func icon(_ key: Phrase = "") throws(WidgetFailure) -> Icon {
    guard let atom = try call.icon(handle, key, required: true) else { throw .malformed }
    return atom
  }

  /// An icon that may be absent.
  @inlinable
  public func optionalIcon(_ key: Phrase = "") throws(WidgetFailure) -> Icon? {
    try call.icon(handle, key, required: false)
  }

  /// A button that must be there.
  @inlinable
  public func button(_ key: Phrase = "") throws(WidgetFailure) -> Button {
    guard let atom = try call.button(handle, key, required: true) else { throw .malformed }
    return atom
  }

  /// A button that may be absent.
  @inlinable
  public func optionalButton(_ key: Phrase = "") throws(WidgetFailure) -> Button? {
    try call.button(handle, key, required: false)
  }

  /// A tag that must be there.
  @inlinable
  public func tag(_ key: Phrase = "") throws(WidgetFailure) -> Tag {
    guard let atom = try call.tag(handle, key, required: true) else { throw .malformed }
    return atom
  }

  /// A tag that may be absent.
  @inlinable
  public func optionalTag(_ key: Phrase = "") throws(WidgetFailure) -> Tag? {
    try call.tag(handle, key, required: false)
  }
}
