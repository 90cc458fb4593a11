import CGalley

extension FakeHost {
  /// The table that a host hands to packs.
  static func table(size: Int = unsafe MemoryLayout<galley_host>.size) -> galley_host {
    var table = unsafe galley_host()
    unsafe table.size = UInt32(size)
    unsafe table.abi = UInt32(GALLEY_ABI)
    unsafe fillGeneral(&table)
    unsafe fillQuietReads(&table)
    unsafe fillCheckedReads(&table)
    unsafe fillAtoms(&table)
    unsafe fillState(&table)
    unsafe fillOutput(&table)
    unsafe fillNesting(&table)
    return unsafe table
  }

  private static func fillGeneral(_ table: inout galley_host) {
    unsafe table.extension = { _ in nil }
    unsafe table.log = { _, _ in }
    unsafe table.scratch = { _, _, _ in nil }
    unsafe table.fail = { context, _, key, message in
      _ = unsafe FakeHost.at(context).record("fail", "\(key.swift): \(message.swift)")
      return GALLEY_MALFORMED
    }
    unsafe table.note = { context, _, severity, code, message in
      unsafe FakeHost.at(context).record("note", "\(severity) \(code.swift): \(message.swift)")
    }
  }

  private static func fillState(_ table: inout galley_host) {
    unsafe table.state = { context, key, initial, result in
      let host = unsafe FakeHost.at(context)
      guard let slot = unsafe host.slots[key.swift] else {
        guard let initial = unsafe initial else { return GALLEY_ABSENT }
        unsafe result?.pointee = unsafe initial.pointee
        return GALLEY_OK
      }
      unsafe result?.pointee = unsafe host.value(of: slot)
      return GALLEY_OK
    }
    unsafe table.set_state = { context, key, value in
      guard let value = unsafe value?.pointee else { return GALLEY_BAD_ARGUMENT }
      let detail = unsafe "\(key.swift) = \(FakeHost.spelled(value))"
      return unsafe FakeHost.at(context).record("set_state", detail)
    }
    unsafe table.respond = { context, response in
      unsafe FakeHost.at(context).record("respond", response.swift)
    }
    unsafe table.text_width = { _, text in unsafe UInt32(text.swift.count) }
    unsafe table.wrap = { _, _, _, _, _ in 0 }
    unsafe table.width = { _ in 40 }
  }

  func value(of node: FakeNode) -> galley_value {
    var value = unsafe galley_value()
    unsafe value.size = UInt32(MemoryLayout<galley_value>.size)
    switch node {
    case .boolean(let flag):
      unsafe value.type = GALLEY_VALUE_BOOLEAN
      unsafe value.integer = flag ? 1 : 0
    case .integer(let whole):
      unsafe value.type = GALLEY_VALUE_INTEGER
      unsafe value.integer = whole
    case .number(let number):
      unsafe value.type = GALLEY_VALUE_NUMBER
      unsafe value.number = number
    case .string(let text):
      unsafe value.type = GALLEY_VALUE_STRING
      unsafe value.string = kept(text)
    case .null, .array, .object:
      unsafe value.type = GALLEY_VALUE_NONE
    }
    return unsafe value
  }

  static func spelled(_ value: galley_value) -> String {
    switch unsafe value.type {
    case GALLEY_VALUE_BOOLEAN: unsafe value.integer == 0 ? "false" : "true"
    case GALLEY_VALUE_INTEGER: unsafe "\(value.integer)"
    case GALLEY_VALUE_NUMBER: unsafe "\(value.number)"
    case GALLEY_VALUE_STRING: unsafe "\"\(value.string.swift)\""
    default: "none"
    }
  }
}
