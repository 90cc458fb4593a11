internal import CGalley

/// What a registered type does, behind the `user` pointer of its descriptor.
///
/// A C function can't know a generic type, so one function for all types finds these here. They
/// capture nothing and are specialised where the widget is added.
@usableFromInline
struct WidgetCallbacks {
  @usableFromInline let render: (HostCall) -> Int32
  @usableFromInline let handle: ((HostCall, Event) -> Int32)?

  @usableFromInline
  init(
    render: @escaping (HostCall) -> Int32,
    handle: ((HostCall, Event) -> Int32)?
  ) {
    self.render = render
    self.handle = handle
  }

  /// A copy that is never freed, as the host may call it until the process ends.
  func keptForTheProcess() -> UnsafeMutableRawPointer {
    let copy = UnsafeMutablePointer<WidgetCallbacks>.allocate(capacity: 1)
    unsafe copy.initialize(to: self)
    return UnsafeMutableRawPointer(copy)
  }
}

/// What a registered action type does, behind the `user` pointer of its descriptor.
@usableFromInline
struct ActionCallbacks {
  @usableFromInline let perform: (HostCall, ActionCall) -> Int32

  @usableFromInline
  init(perform: @escaping (HostCall, ActionCall) -> Int32) {
    self.perform = perform
  }

  /// A copy that is never freed, as the host may call it until the process ends.
  func keptForTheProcess() -> UnsafeMutableRawPointer {
    let copy = UnsafeMutablePointer<ActionCallbacks>.allocate(capacity: 1)
    unsafe copy.initialize(to: self)
    return UnsafeMutableRawPointer(copy)
  }
}

let renderLine: galley_render_fn = { host, context, user in
  guard let call = unsafe HostCall(host: host, context: context), let user = unsafe user else {
    return GALLEY_BAD_ARGUMENT
  }
  return unsafe user.assumingMemoryBound(to: WidgetCallbacks.self).pointee.render(call)
}

let eventLine: galley_event_fn = { host, context, user, event in
  guard let call = unsafe HostCall(host: host, context: context), let user = unsafe user,
    let event = unsafe event,
    let handle = unsafe user.assumingMemoryBound(to: WidgetCallbacks.self).pointee.handle
  else { return GALLEY_BAD_ARGUMENT }
  return handle(call, unsafe Event(call: call, event))
}

let actionLine: galley_action_fn = { host, context, user, action in
  guard let call = unsafe HostCall(host: host, context: context), let user = unsafe user,
    let action = unsafe action
  else { return GALLEY_BAD_ARGUMENT }
  let callbacks = unsafe user.assumingMemoryBound(to: ActionCallbacks.self)
  return unsafe callbacks.pointee.perform(call, ActionCall(call: call, action))
}

extension HostCall {
  @inlinable
  func render<Kind: Widget>(_ kind: Kind.Type) -> Int32 {
    do {
      try Kind.render(data, in: Canvas(call: self))
      return 0
    } catch {
      return error.status
    }
  }

  @inlinable
  func handle<Kind: InteractiveWidget>(_ event: Event, _ kind: Kind.Type) -> Int32 {
    do {
      try Kind.handle(event, data)
      return 0
    } catch {
      return error.status
    }
  }

  @inlinable
  func perform<Kind: ActionHandler>(_ action: ActionCall, _ kind: Kind.Type) -> Int32 {
    do {
      return try Kind.perform(action, data) == .done ? 0 : 1
    } catch {
      return error.status
    }
  }

  @inlinable
  var data: Content { Content(call: self, handle: dataHandle) }
}
