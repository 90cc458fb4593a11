/// Reads that answer nil for a value of another kind, and blame nobody.
extension Content {
  /// The value as a string.
  @inlinable
  public var asString: Phrase? { call.string(handle) }

  /// The value as a number.
  @inlinable
  public var asNumber: Double? { call.number(handle) }

  /// The value as a whole number; nil rather than rounded.
  @inlinable
  public var asInteger: Int? { call.integer(handle) }

  /// The value as true or false.
  @inlinable
  public var asBoolean: Bool? { call.boolean(handle) }
}
