internal import CGalley
internal import Pages
internal import Widgets

extension HostTable {
  /// State slots: read while drawing, set while answering an event.
  @unsafe
  static func installState(_ table: inout galley_host) {
    unsafe table.state = { context, key, initial, result in
      unsafe during(.all, context) { rendering in
        guard unsafe key.len > 0 else { return GALLEY_BAD_ARGUMENT }
        let zero = unsafe galley_value()
        let preset = unsafe SizedStruct.read(initial, zero: zero).flatMap { unsafe StateValue($0) }
        guard let value = unsafe rendering.state(key.text) ?? preset else { return GALLEY_ABSENT }
        return unsafe HostTable.write(value, to: result) ? GALLEY_OK : GALLEY_BAD_ARGUMENT
      }
    }
    unsafe table.set_state = { context, key, value in
      unsafe during(.event, context) { rendering in
        guard unsafe key.len > 0,
          let value = unsafe SizedStruct.read(value, zero: galley_value()).flatMap({
            unsafe StateValue($0)
          })
        else { return GALLEY_BAD_ARGUMENT }
        unsafe rendering.setState(key.text, to: value)
        return GALLEY_OK
      }
    }
  }

  /// What handlers of actions answer.
  @unsafe
  static func installActions(_ table: inout galley_host) {
    unsafe table.respond = { context, response in
      unsafe during(.action, context) { rendering in
        unsafe rendering.respond(response.array)
        return GALLEY_OK
      }
    }
  }

  /// Writes a value into a pack's struct, its string into memory that lives as long as the call.
  @unsafe
  static func write(_ value: StateValue, to result: UnsafeMutablePointer<galley_value>?) -> Bool {
    unsafe SizedStruct.write(galley_value(value), to: result)
  }
}

extension StateValue {
  /// What a pack passed; nil for none and for a type that this host doesn't know.
  init?(_ value: galley_value) {
    switch unsafe UInt32(value.type) {
    case UInt32(GALLEY_VALUE_BOOLEAN): self = unsafe .boolean(value.integer != 0)
    case UInt32(GALLEY_VALUE_INTEGER): self = unsafe .integer(value.integer)
    case UInt32(GALLEY_VALUE_NUMBER): self = unsafe .number(value.number)
    case UInt32(GALLEY_VALUE_STRING): self = unsafe .string(value.string.text)
    default: return nil
    }
  }
}

extension galley_value {
  /// A value for a pack, valid until the call under way returns.
  init(_ value: StateValue?) {
    unsafe self.init()
    unsafe size = UInt32(MemoryLayout<galley_value>.stride)
    switch value {
    case .boolean(let flag):
      unsafe type = UInt32(GALLEY_VALUE_BOOLEAN)
      unsafe integer = flag ? 1 : 0
    case .integer(let number):
      unsafe type = UInt32(GALLEY_VALUE_INTEGER)
      unsafe integer = number
    case .number(let number):
      unsafe type = UInt32(GALLEY_VALUE_NUMBER)
      unsafe self.number = number
    case .string(let text):
      unsafe type = UInt32(GALLEY_VALUE_STRING)
      unsafe string = galley_str(keeping: text)
    case nil:
      break
    }
  }
}

extension galley_str {
  /// A copy of a text in the scratch memory of the call under way.
  init(keeping text: String) {
    var text = text
    unsafe self = text.withUTF8 { bytes in
      if unsafe activeCall.scratch == nil {
        unsafe activeCall.scratch = Scratch()
      }
      guard !bytes.isEmpty,
        let copy = unsafe activeCall.scratch?.allocate(bytes.count, alignment: 1)
      else { return unsafe .empty }
      let target = unsafe UnsafeMutableRawBufferPointer(start: copy, count: bytes.count)
      unsafe target.copyBytes(from: bytes)
      return unsafe galley_str(
        UnsafeBufferPointer(
          start: UnsafePointer(copy.assumingMemoryBound(to: UInt8.self)),
          count: bytes.count
        )
      )
    }
  }
}
