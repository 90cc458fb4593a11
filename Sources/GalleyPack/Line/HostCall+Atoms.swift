public import CGalley

/// Checked reads of atoms; nil is absent, and the host notes what is malformed.
extension HostCall {
  @inlinable
  func text(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> Text? {
    var result = Text()
    let flags = flags(required: required)
    let status = unsafe host.pointee.text(context, parent, key.host, flags, &result.atom)
    return try found(status, required: required) ? result : nil
  }

  @inlinable
  func color(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> Color? {
    var result = galley_color()
    let flags = flags(required: required)
    let status = unsafe host.pointee.color(context, parent, key.host, flags, &result)
    return try found(status, required: required) ? Color(result) : nil
  }

  @inlinable
  func image(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> Image? {
    var result = Image()
    let flags = flags(required: required)
    let status = unsafe host.pointee.image(context, parent, key.host, flags, &result.atom)
    return try found(status, required: required) ? result : nil
  }

  @inlinable
  func icon(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> Icon? {
    var result = Icon()
    let flags = flags(required: required)
    let status = unsafe host.pointee.icon(context, parent, key.host, flags, &result.atom)
    return try found(status, required: required) ? result : nil
  }

  @inlinable
  func button(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> Button? {
    var result = Button()
    let flags = flags(required: required)
    let status = unsafe host.pointee.button(context, parent, key.host, flags, &result.atom)
    return try found(status, required: required) ? result : nil
  }

  @inlinable
  func tag(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> Tag? {
    var result = Tag()
    let flags = flags(required: required)
    let status = unsafe host.pointee.tag(context, parent, key.host, flags, &result.atom)
    return try found(status, required: required) ? result : nil
  }
}
