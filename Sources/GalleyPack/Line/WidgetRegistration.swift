internal import CGalley

/// Adds the widgets of a pack while its entry function runs.
@safe
public struct WidgetRegistration {
  let host: PackHostRef
  let registrar: PackRegistrarRef

  /// The first failure, or 0.
  public private(set) var status: Int32

  init(host: PackHostRef, registrar: PackRegistrarRef, status: Int32) {
    unsafe self.host = host
    unsafe self.registrar = registrar
    self.status = status
  }

  /// Registers a widget that only shows.
  @inlinable
  public mutating func add<Kind: Widget>(_ kind: Kind.Type) {
    add(kind, WidgetCallbacks(render: { call in call.render(Kind.self) }, handle: nil))
  }

  /// Registers a widget that also answers events.
  @inlinable
  public mutating func add<Kind: InteractiveWidget>(_ kind: Kind.Type) {
    add(
      kind,
      WidgetCallbacks(
        render: { call in call.render(Kind.self) },
        handle: { call, event in call.handle(event, Kind.self) }
      )
    )
  }

  /// Registers a handler of actions; a host that is too old for handlers refuses it.
  @inlinable
  public mutating func add<Kind: ActionHandler>(_ kind: Kind.Type) {
    add(kind, ActionCallbacks { call, action in call.perform(action, Kind.self) })
  }

  @usableFromInline
  mutating func add<Kind: ActionHandler>(_ kind: Kind.Type, _ callbacks: ActionCallbacks) {
    guard status == GALLEY_OK else { return }
    guard unsafe registrar.takesActions else {
      status = GALLEY_REFUSED
      return
    }
    var action = unsafe galley_action()
    unsafe action.size = UInt32(MemoryLayout<galley_action>.size)
    unsafe action.type = Phrase(kind.type).host
    unsafe action.summary = Phrase(kind.summary).host
    unsafe action.user = callbacks.keptForTheProcess()
    unsafe action.perform = actionLine
    status = unsafe registrar.pointee.add_action(host, registrar, &action)
  }

  @usableFromInline
  mutating func add<Kind: Widget>(_ kind: Kind.Type, _ callbacks: WidgetCallbacks) {
    guard status == GALLEY_OK else { return }
    var widget = unsafe galley_widget()
    unsafe widget.size = UInt32(MemoryLayout<galley_widget>.size)
    unsafe widget.type = Phrase(kind.type).host
    unsafe widget.summary = Phrase(kind.summary).host
    unsafe widget.props = Phrase(kind.props).host
    unsafe widget.sample = Phrase(kind.sample).host
    unsafe widget.policy = kind.policy.code
    unsafe widget.revision = kind.revision
    unsafe widget.user = callbacks.keptForTheProcess()
    unsafe widget.render = renderLine
    if callbacks.handle != nil { unsafe widget.event = eventLine }
    status = unsafe registrar.pointee.add(host, registrar, &widget)
  }
}
