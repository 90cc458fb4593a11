import CGalley
import GalleyPack

/// A registrar that keeps what a pack registers.
@safe final class FakeRegistrar {
  /// The strings of a registered type.
  struct Registered: Equatable {
    var type: String
    var summary = ""
    var props = ""
    var sample = ""
    var policy: UInt32 = 0
    var answersEvents = false
  }

  private(set) var identity = ""
  private(set) var registered: [Registered] = []
  private(set) var widgets: [galley_widget] = unsafe []
  private(set) var actions: [galley_action] = unsafe []

  /// The type of a handler's actions.
  static func text(of action: galley_action) -> String { unsafe action.type.swift }

  /// The types that are refused.
  var refused: Set<String> = []

  /// Runs an entry function as the host does.
  func load(
    hostSize: Int = unsafe MemoryLayout<galley_host>.size,
    registrarSize: Int = MemoryLayout<galley_registrar>.size,
    _ entry: (PackHostRef, PackRegistrarRef) -> Int32
  ) -> Int32 {
    var host = unsafe FakeHost.table(size: hostSize)
    let pointer = UnsafeMutablePointer<Slot>.allocate(capacity: 1)
    defer { unsafe pointer.deallocate() }
    unsafe pointer.initialize(to: Slot(size: registrarSize, owner: self))
    let registrar = unsafe UnsafeMutableRawPointer(pointer)
      .assumingMemoryBound(to: galley_registrar.self)
    return unsafe entry(&host, registrar)
  }

  /// The registrar's struct, and behind it whose it is.
  private struct Slot {
    var registrar = galley_registrar()
    unowned let owner: FakeRegistrar

    init(size: Int, owner: FakeRegistrar) {
      self.owner = owner
      registrar.size = UInt32(size)
      unsafe registrar.identify = { _, registrar, id, version in
        unsafe Slot.owner(registrar).identity = "\(id.swift) \(version.swift)"
        return GALLEY_OK
      }
      unsafe registrar.add = { _, registrar, widget in
        guard let widget = unsafe widget?.pointee else { return GALLEY_BAD_ARGUMENT }
        return unsafe Slot.owner(registrar).add(widget)
      }
      unsafe registrar.add_action = { _, registrar, action in
        guard let action = unsafe action?.pointee else { return GALLEY_BAD_ARGUMENT }
        unsafe Slot.owner(registrar).actions.append(action)
        return GALLEY_OK
      }
    }

    static func owner(_ registrar: UnsafeMutablePointer<galley_registrar>?) -> FakeRegistrar {
      guard let registrar = unsafe registrar else { fatalError("a call came without registrar") }
      return unsafe UnsafeRawPointer(registrar).assumingMemoryBound(to: Slot.self).pointee.owner
    }
  }

  private func add(_ widget: galley_widget) -> Int32 {
    let type = unsafe widget.type.swift
    if refused.contains(type) { return GALLEY_REFUSED }
    registered.append(
      Registered(
        type: type,
        summary: unsafe widget.summary.swift,
        props: unsafe widget.props.swift,
        sample: unsafe widget.sample.swift,
        policy: unsafe widget.policy,
        answersEvents: unsafe widget.event != nil
      )
    )
    unsafe widgets.append(widget)
    return GALLEY_OK
  }
}
