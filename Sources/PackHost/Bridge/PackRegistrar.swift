internal import CGalley

/// What a pack's entry function registers with.
enum PackRegistrar {
  /// Calls a pack's entry function.
  ///
  /// - Parameters:
  ///   - entry: The function.
  ///   - pack: The pack's place in load order.
  ///   - types: How many types it is expected to register.
  /// - Returns: Its status, and what it registered.
  static func run(
    _ entry: galley_pack_fn,
    _ pack: Int,
    expecting types: Int = 0
  ) -> (status: Int32, registered: PackRegistrations) {
    let registrations = PackRegistrations(order: pack, expecting: types)
    unsafe collecting = registrations
    defer { unsafe collecting = nil }
    var table = galley_registrar()
    table.size = UInt32(MemoryLayout<galley_registrar>.stride)
    unsafe table.identify = { _, _, id, version in
      guard let registrations = unsafe collecting else { return GALLEY_WRONG_PHASE }
      unsafe registrations.identify(id, version)
      return GALLEY_OK
    }
    unsafe table.add = { _, _, widget in
      unsafe collecting?.add(widget) ?? GALLEY_WRONG_PHASE
    }
    unsafe table.add_action = { _, _, action in
      unsafe collecting?.add(action) ?? GALLEY_WRONG_PHASE
    }
    return (unsafe entry(HostTable.shared, &table), registrations)
  }
}

/// What the entry function under way has registered; packs are loaded by one thread.
nonisolated(unsafe) private var collecting: PackRegistrations?
