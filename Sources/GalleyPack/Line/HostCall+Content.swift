public import CGalley

/// Quiet reads, which answer absent for a value of another kind.
extension HostCall {
  @inlinable
  var dataHandle: UInt64 { unsafe host.pointee.data(context) }

  @inlinable
  var widgetHandle: UInt64 { unsafe host.pointee.widget(context) }

  @inlinable
  func kind(_ handle: UInt64) -> UInt32 {
    unsafe host.pointee.kind(context, handle)
  }

  @inlinable
  func member(_ object: UInt64, _ key: Phrase) -> UInt64 {
    unsafe host.pointee.get(context, object, key.host)
  }

  @inlinable
  func element(_ container: UInt64, _ index: Int) -> UInt64 {
    unsafe host.pointee.at(context, container, index)
  }

  @inlinable
  func count(_ container: UInt64) -> Int {
    Int(clamping: unsafe host.pointee.count(context, container))
  }

  @inlinable
  func key(_ object: UInt64, _ index: Int) -> Phrase {
    unsafe Phrase(host.pointee.key_at(context, object, index))
  }

  @inlinable
  func raw(_ handle: UInt64) -> Phrase {
    unsafe Phrase(host.pointee.raw(context, handle))
  }

  @inlinable
  func string(_ handle: UInt64) -> Phrase? {
    var result = unsafe galley_str()
    let status = unsafe host.pointee.string(context, handle, &result)
    return status == GALLEY_OK ? unsafe Phrase(result) : nil
  }

  @inlinable
  func number(_ handle: UInt64) -> Double? {
    var result = 0.0
    return unsafe host.pointee.number(context, handle, &result) == GALLEY_OK ? result : nil
  }

  @inlinable
  func integer(_ handle: UInt64) -> Int? {
    var result: Int64 = 0
    return unsafe host.pointee.int64(context, handle, &result) == GALLEY_OK ? Int(result) : nil
  }

  @inlinable
  func boolean(_ handle: UInt64) -> Bool? {
    var result: Int32 = 0
    return unsafe host.pointee.boolean(context, handle, &result) == GALLEY_OK ? result != 0 : nil
  }
}
