internal import CGalley

/// What happened to a widget.
@frozen
public struct Event {
  @usableFromInline let call: HostCall

  /// `tap`, `change`, or the name that the tapped region was given.
  public let name: Phrase

  /// The action of the tapped region; absent where there is none.
  public let action: Content

  /// What a `change` carries.
  public let value: Value

  /// Reads no more of the host's struct than its size says.
  @unsafe
  init(call: HostCall, _ event: UnsafePointer<galley_event>) {
    self.call = call
    let isWhole = unsafe event.pointee.size >= UInt32(MemoryLayout<galley_event>.size)
    name = unsafe isWhole ? Phrase(event.pointee.name) : ""
    action = unsafe Content(call: call, handle: isWhole ? event.pointee.action : 0)
    value = unsafe isWhole ? Value(event.pointee.value) : .none
  }

  /// The widget's state slots, as they were before the event.
  @inlinable
  public var state: WidgetState { WidgetState(call: call) }

  /// Sets a slot once the callback has returned, in the order of the calls.
  ///
  /// - Throws: ``WidgetFailure`` when the host refuses the value.
  @inlinable
  public func set(_ key: Phrase, to value: Value) throws(WidgetFailure) {
    try call.setState(key, value)
  }
}
