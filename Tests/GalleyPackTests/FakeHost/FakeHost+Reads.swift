import CGalley

extension FakeHost {
  static func fillQuietReads(_ table: inout galley_host) {
    unsafe table.data = { _ in 1 }
    unsafe table.widget = { _ in 1 }
    unsafe table.kind = { context, handle in
      switch unsafe FakeHost.at(context).node(handle) {
      case nil: UInt32(GALLEY_KIND_ABSENT)
      case .null: UInt32(GALLEY_KIND_NULL)
      case .boolean: UInt32(GALLEY_KIND_BOOLEAN)
      case .integer, .number: UInt32(GALLEY_KIND_NUMBER)
      case .string: UInt32(GALLEY_KIND_STRING)
      case .array: UInt32(GALLEY_KIND_ARRAY)
      case .object: UInt32(GALLEY_KIND_OBJECT)
      }
    }
    unsafe table.get = { context, object, key in
      let host = unsafe FakeHost.at(context)
      return unsafe host.value(object, key).map(host.handle) ?? 0
    }
    unsafe table.at = { context, container, index in
      let host = unsafe FakeHost.at(context)
      return host.elements(container).dropFirst(index).first.map(host.handle) ?? 0
    }
    unsafe table.count = { context, container in
      unsafe FakeHost.at(context).elements(container).count
    }
    unsafe table.key_at = { context, object, index in
      let host = unsafe FakeHost.at(context)
      guard case .object(let members)? = host.node(object), index < members.count else {
        return unsafe galley_str()
      }
      return unsafe host.kept(members[index].key)
    }
    unsafe table.raw = { context, handle in
      let host = unsafe FakeHost.at(context)
      return unsafe host.kept(host.node(handle).map { "\($0)" } ?? "")
    }
    unsafe fillQuietScalars(&table)
  }

  func elements(_ container: UInt64) -> [FakeNode] {
    switch node(container) {
    case .array(let elements): elements
    case .object(let members): members.map(\.value)
    default: []
    }
  }

  private static func fillQuietScalars(_ table: inout galley_host) {
    unsafe table.string = { context, handle, result in
      let host = unsafe FakeHost.at(context)
      guard case .string(let text)? = host.node(handle) else { return GALLEY_ABSENT }
      unsafe result?.pointee = unsafe host.kept(text)
      return GALLEY_OK
    }
    unsafe table.number = { context, handle, result in
      guard case .number(let value)? = unsafe FakeHost.at(context).node(handle) else {
        return GALLEY_ABSENT
      }
      unsafe result?.pointee = value
      return GALLEY_OK
    }
    unsafe table.int64 = { context, handle, result in
      guard case .integer(let value)? = unsafe FakeHost.at(context).node(handle) else {
        return GALLEY_ABSENT
      }
      unsafe result?.pointee = value
      return GALLEY_OK
    }
    unsafe table.boolean = { context, handle, result in
      guard case .boolean(let value)? = unsafe FakeHost.at(context).node(handle) else {
        return GALLEY_ABSENT
      }
      unsafe result?.pointee = value ? 1 : 0
      return GALLEY_OK
    }
  }

  static func fillCheckedReads(_ table: inout galley_host) {
    unsafe table.read_string = { context, parent, key, flags, result in
      unsafe FakeHost.read(context, parent, key, flags, result) { host, node in
        guard case .string(let text) = node else { return nil }
        return unsafe host.kept(text)
      }
    }
    unsafe table.read_number = { context, parent, key, flags, result in
      unsafe FakeHost.read(context, parent, key, flags, result) { _, node in
        if case .integer(let value) = node { return Double(value) }
        guard case .number(let value) = node else { return nil }
        return value
      }
    }
    unsafe table.read_int64 = { context, parent, key, flags, result in
      unsafe FakeHost.read(context, parent, key, flags, result) { _, node in
        guard case .integer(let value) = node else { return nil }
        return value
      }
    }
    unsafe table.read_boolean = { context, parent, key, flags, result in
      unsafe FakeHost.read(context, parent, key, flags, result) { _, node in
        guard case .boolean(let value) = node else { return nil }
        return value ? 1 : 0
      }
    }
    unsafe table.read_array = { context, parent, key, flags, result in
      unsafe FakeHost.read(context, parent, key, flags, result) { host, node in
        guard case .array = node else { return nil }
        return host.handle(node)
      }
    }
    unsafe table.read_object = { context, parent, key, flags, result in
      unsafe FakeHost.read(context, parent, key, flags, result) { host, node in
        guard case .object = node else { return nil }
        return host.handle(node)
      }
    }
  }

  /// The rules that all checked reads share.
  static func read<Result>(
    _ context: OpaquePointer?,
    _ parent: UInt64,
    _ key: galley_str,
    _ flags: UInt32,
    _ result: UnsafeMutablePointer<Result>?,
    _ convert: (FakeHost, FakeNode) -> Result?
  ) -> Int32 {
    let host = unsafe FakeHost.at(context)
    guard let node = unsafe host.value(parent, key) else {
      return flags & GALLEY_REQUIRED == 0 ? GALLEY_ABSENT : GALLEY_MALFORMED
    }
    guard let value = convert(host, node) else { return GALLEY_MALFORMED }
    unsafe result?.pointee = value
    return GALLEY_OK
  }
}
