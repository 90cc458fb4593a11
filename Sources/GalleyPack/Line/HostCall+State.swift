public import CGalley

/// State slots, metrics and remarks.
extension HostCall {
  @inlinable
  func state(_ key: Phrase, initial: Value) -> Value {
    var first = unsafe initial.host
    var result = unsafe Value.none.host
    let status = unsafe host.pointee.state(context, key.host, &first, &result)
    return status == GALLEY_OK ? unsafe Value(result) : initial
  }

  @inlinable
  func setState(_ key: Phrase, _ value: Value) throws(WidgetFailure) {
    var new = unsafe value.host
    let status = unsafe host.pointee.set_state(context, key.host, &new)
    if status < GALLEY_OK { throw WidgetFailure(status: status) }
  }

  @usableFromInline
  func respond(_ json: String) throws(WidgetFailure) {
    guard unsafe host.canRespond else { throw WidgetFailure(status: GALLEY_REFUSED) }
    var json = json
    let status = json.withUTF8 { bytes in
      unsafe host.pointee.respond(
        context,
        Phrase(start: bytes.baseAddress, length: bytes.count).host
      )
    }
    if status < GALLEY_OK { throw WidgetFailure(status: status) }
  }

  @inlinable
  func textWidth(_ text: Phrase) -> Int {
    Int(unsafe host.pointee.text_width(context, text.host))
  }

  @inlinable
  var width: Int { Int(unsafe host.pointee.width(context)) }

  @usableFromInline
  func fail(_ handle: UInt64, _ key: Phrase, _ message: Phrase) -> WidgetFailure {
    let status = unsafe host.pointee.fail(context, handle, key.host, message.host)
    return WidgetFailure(status: status < GALLEY_OK ? status : GALLEY_MALFORMED)
  }

  @usableFromInline
  func note(_ handle: UInt64, _ severity: Int32, _ code: Phrase, _ message: Phrase) {
    _ = unsafe host.pointee.note(context, handle, severity, code.host, message.host)
  }

  @usableFromInline
  func log(_ severity: Int32, _ message: Phrase) {
    unsafe host.pointee.log(severity, message.host)
  }
}
