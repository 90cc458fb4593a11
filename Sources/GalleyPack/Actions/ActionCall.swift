internal import CGalley

/// An action that is to be performed, and the event that it answers to.
@frozen
public struct ActionCall {
  @usableFromInline let call: HostCall

  /// The action's type.
  public let type: Phrase

  /// The event, such as `tap`; empty where the page performs the action by itself.
  public let event: Phrase

  /// The id of the widget that the event happened in.
  public let sourceID: Phrase

  /// What the event carried, such as the new value of a `change`.
  public let value: Value

  /// Reads no more of the host's struct than its size says.
  @unsafe
  init(call: HostCall, _ action: UnsafePointer<galley_action_call>) {
    self.call = call
    let isWhole = unsafe action.pointee.size >= UInt32(MemoryLayout<galley_action_call>.size)
    type = unsafe isWhole ? Phrase(action.pointee.type) : ""
    event = unsafe isWhole ? Phrase(action.pointee.event) : ""
    sourceID = unsafe isWhole ? Phrase(action.pointee.source) : ""
    value = unsafe isWhole ? Value(action.pointee.value) : .none
  }

  /// The state slots of the widget that the event happened in.
  public var state: WidgetState { WidgetState(call: call) }

  /// Says what the action comes to: `{"mutations": […], "actions": […]}`, like a server's answer.
  ///
  /// The last response counts, once the handler has answered that the action is done.
  ///
  /// - Throws: ``WidgetFailure`` when the host is too old to take one.
  public func respond(_ json: String) throws(WidgetFailure) {
    try call.respond(json)
  }
}
