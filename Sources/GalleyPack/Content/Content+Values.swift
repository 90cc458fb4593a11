/// Checked reads of plain values.
///
/// `key` names a member; where it is left out, the value itself is read. Null counts as absent. A
/// read that throws has told the host the field, what was expected and what was found.
extension Content {
  /// A string that must be there.
  @inlinable
  public func string(_ key: Phrase = "") throws(WidgetFailure) -> Phrase {
    guard let value = try call.string(handle, key, required: true) else { throw .malformed }
    return value
  }

  /// A string that may be absent.
  @inlinable
  public func optionalString(_ key: Phrase = "") throws(WidgetFailure) -> Phrase? {
    try call.string(handle, key, required: false)
  }

  /// A whole number that must be there; fails rather than rounds.
  @inlinable
  public func integer(_ key: Phrase = "") throws(WidgetFailure) -> Int {
    guard let value = try call.integer(handle, key, required: true) else { throw .malformed }
    return value
  }

  /// A whole number that may be absent; fails rather than rounds.
  @inlinable
  public func optionalInteger(_ key: Phrase = "") throws(WidgetFailure) -> Int? {
    try call.integer(handle, key, required: false)
  }

  /// A number that must be there.
  @inlinable
  public func number(_ key: Phrase = "") throws(WidgetFailure) -> Double {
    guard let value = try call.number(handle, key, required: true) else { throw .malformed }
    return value
  }

  /// A number that may be absent.
  @inlinable
  public func optionalNumber(_ key: Phrase = "") throws(WidgetFailure) -> Double? {
    try call.number(handle, key, required: false)
  }

  /// True or false, which must be there.
  @inlinable
  public func boolean(_ key: Phrase = "") throws(WidgetFailure) -> Bool {
    guard let value = try call.boolean(handle, key, required: true) else { throw .malformed }
    return value
  }

  /// True or false, which may be absent.
  @inlinable
  public func optionalBoolean(_ key: Phrase = "") throws(WidgetFailure) -> Bool? {
    try call.boolean(handle, key, required: false)
  }

  /// An object that must be there.
  @inlinable
  public func object(_ key: Phrase = "") throws(WidgetFailure) -> Content {
    guard let value = try call.object(handle, key, required: true) else { throw .malformed }
    return Content(call: call, handle: value)
  }

  /// An object that may be absent, and then holds nothing.
  @inlinable
  public func optionalObject(_ key: Phrase = "") throws(WidgetFailure) -> Content {
    Content(call: call, handle: try call.object(handle, key, required: false) ?? 0)
  }

  /// The elements of an array that must be there.
  @inlinable
  public func array(_ key: Phrase = "") throws(WidgetFailure) -> Elements {
    guard let value = try call.array(handle, key, required: true) else { throw .malformed }
    return Elements(Content(call: call, handle: value))
  }

  /// The elements of an array that may be absent, and then has none.
  @inlinable
  public func optionalArray(_ key: Phrase = "") throws(WidgetFailure) -> Elements {
    Elements(Content(call: call, handle: try call.array(handle, key, required: false) ?? 0))
  }
}
