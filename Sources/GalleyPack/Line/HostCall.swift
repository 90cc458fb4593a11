public import CGalley

/// One call of the host into the pack: the host's table, and the context of the call.
///
/// Everything that crosses the line goes through this type's extensions; what they are given and
/// give back is safe to use until the callback returns.
@safe
@frozen
@usableFromInline
struct HostCall {
  @usableFromInline let host: UnsafePointer<galley_host>
  @usableFromInline let context: OpaquePointer

  @inlinable
  init?(host: UnsafePointer<galley_host>?, context: OpaquePointer?) {
    guard let host = unsafe host, let context = unsafe context else { return nil }
    unsafe self.host = host
    unsafe self.context = context
  }

  /// Whether a checked read found something.
  ///
  /// - Throws: the host's status when it is malformed or missing though required.
  @inlinable
  func found(_ status: Int32, required: Bool) throws(WidgetFailure) -> Bool {
    if status == GALLEY_OK { return true }
    if status == GALLEY_ABSENT && !required { return false }
    throw WidgetFailure(status: status < GALLEY_OK ? status : GALLEY_MALFORMED)
  }

  @inlinable
  func flags(required: Bool) -> UInt32 {
    required ? GALLEY_REQUIRED : 0
  }
}
