public import CGalley

/// Checked reads of plain values; nil is absent, and the host notes what is malformed.
extension HostCall {
  @inlinable
  func string(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> Phrase? {
    var result = unsafe galley_str()
    let flags = flags(required: required)
    let status = unsafe host.pointee.read_string(context, parent, key.host, flags, &result)
    return try found(status, required: required) ? unsafe Phrase(result) : nil
  }

  @inlinable
  func number(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> Double? {
    var result = 0.0
    let flags = flags(required: required)
    let status = unsafe host.pointee.read_number(context, parent, key.host, flags, &result)
    return try found(status, required: required) ? result : nil
  }

  @inlinable
  func integer(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> Int? {
    var result: Int64 = 0
    let flags = flags(required: required)
    let status = unsafe host.pointee.read_int64(context, parent, key.host, flags, &result)
    return try found(status, required: required) ? Int(result) : nil
  }

  @inlinable
  func boolean(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> Bool? {
    var result: Int32 = 0
    let flags = flags(required: required)
    let status = unsafe host.pointee.read_boolean(context, parent, key.host, flags, &result)
    return try found(status, required: required) ? result != 0 : nil
  }

  @inlinable
  func array(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> UInt64? {
    var result: UInt64 = 0
    let flags = flags(required: required)
    let status = unsafe host.pointee.read_array(context, parent, key.host, flags, &result)
    return try found(status, required: required) ? result : nil
  }

  @inlinable
  func object(_ parent: UInt64, _ key: Phrase, required: Bool) throws(WidgetFailure) -> UInt64? {
    var result: UInt64 = 0
    let flags = flags(required: required)
    let status = unsafe host.pointee.read_object(context, parent, key.host, flags, &result)
    return try found(status, required: required) ? result : nil
  }
}
