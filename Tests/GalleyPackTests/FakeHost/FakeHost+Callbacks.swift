import CGalley
import GalleyPack

extension FakeHost {
  /// Draws with a widget that only shows.
  func draw<Kind: Widget>(_ kind: Kind.Type) -> Int32 {
    unsafe render(FakeHost.registered { $0.add(kind) })
  }

  /// Draws with a widget that also answers events.
  func drawInteractive<Kind: InteractiveWidget>(_ kind: Kind.Type) -> Int32 {
    unsafe render(FakeHost.registered { $0.add(kind) })
  }

  /// Sends an event; `size` is what the host says of the struct.
  func send<Kind: InteractiveWidget>(
    _ name: String,
    _ value: FakeNode = .null,
    size: Int = unsafe MemoryLayout<galley_event>.size,
    to kind: Kind.Type
  ) -> Int32 {
    unsafe send(name, value, size: size, to: FakeHost.registered { $0.add(kind) })
  }

  /// Sends an event to a registered widget.
  func send(
    _ name: String,
    _ value: FakeNode = .null,
    size: Int = unsafe MemoryLayout<galley_event>.size,
    to widget: galley_widget
  ) -> Int32 {
    var table = unsafe FakeHost.table()
    var event = unsafe galley_event()
    unsafe event.size = UInt32(size)
    unsafe event.name = kept(name)
    unsafe event.value = self.value(of: value)
    return unsafe widget.event(&table, context, widget.user, &event)
  }

  /// Has a handler perform an action that a widget `w1` sets off; `size` is what the host says of
  /// the struct, and `hostSize` of its table.
  func perform<Kind: ActionHandler>(
    _ kind: Kind.Type,
    event: String,
    size: Int = unsafe MemoryLayout<galley_action_call>.size,
    hostSize: Int = unsafe MemoryLayout<galley_host>.size
  ) -> Int32 {
    let registrar = FakeRegistrar()
    let status = unsafe registrar.load { host, table in
      Pack(id: "test", version: "1.0.0").register(host, table) { $0.add(kind) }
    }
    guard status == GALLEY_OK, let action = unsafe registrar.actions.first else {
      fatalError("the handler was refused with \(status)")
    }
    var table = unsafe FakeHost.table(size: hostSize)
    var call = unsafe galley_action_call()
    unsafe call.size = UInt32(size)
    unsafe call.type = kept(FakeRegistrar.text(of: action))
    unsafe call.event = kept(event)
    unsafe call.source = kept("w1")
    return unsafe action.perform(&table, context, action.user, &call)
  }

  /// Draws with a registered widget.
  func render(_ widget: galley_widget) -> Int32 {
    var table = unsafe FakeHost.table()
    return unsafe widget.render(&table, context, widget.user)
  }

  private static func registered(_ add: (inout WidgetRegistration) -> Void) -> galley_widget {
    let registrar = FakeRegistrar()
    let status = unsafe registrar.load { host, table in
      Pack(id: "test", version: "1.0.0").register(host, table, widgets: add)
    }
    guard status == GALLEY_OK, let widget = unsafe registrar.widgets.first else {
      fatalError("the widget was refused with \(status)")
    }
    return unsafe widget
  }
}
