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
