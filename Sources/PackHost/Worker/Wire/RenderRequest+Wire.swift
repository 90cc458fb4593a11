internal import Pages
internal import TextLayout
internal import Widgets

extension RenderRequest: WireValue {
  func write(to wire: inout WireWriter) {
    wire.bytes(document)
    wire.put(states)
    wire.put(width)
    wire.put(format)
    wire.byte(unknown.rawValue)
    wire.byte(carousel.rawValue)
    wire.put(isASCII)
    wire.put(explains)
    wire.put(isTraced)
    wire.put(forcedClaim)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(document: try wire.bytes())
    states = try wire.take()
    width = try wire.take()
    format = try wire.take()
    unknown = try wire.choice()
    carousel = try wire.choice()
    isASCII = try wire.take()
    explains = try wire.take()
    isTraced = try wire.take()
    forcedClaim = try wire.take()
  }
}

extension RenderOptions.ForcedClaim: WireValue {
  func write(to wire: inout WireWriter) {
    wire.bytes(type.utf8)
    wire.put(pack)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(type: TypeName(utf8: try wire.bytes()), pack: try wire.take())
  }
}

extension OutputFormat: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .plain: wire.byte(0)
    case .html: wire.byte(1)
    case .accessible: wire.byte(4)
    case .json: wire.byte(2)
    case .ansi(let depth):
      wire.byte(3)
      wire.byte(depth.rawValue)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .plain
    case 1: self = .html
    case 4: self = .accessible
    case 2: self = .json
    case 3: self = .ansi(try wire.choice())
    default: throw WireError()
    }
  }
}

extension WidgetStateStore: WireValue {
  func write(to wire: inout WireWriter) {
    let slots = sorted
    wire.put(slots.count)
    for (slot, value) in slots {
      wire.bytes(slot.widget)
      wire.bytes(slot.key)
      wire.put(value)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init()
    for _ in 0..<(try wire.count()) {
      let widget = try wire.take(String.self)
      let key = try wire.take(String.self)
      set(key, in: widget, to: try wire.take())
    }
  }
}

extension StateValue: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .boolean(let value):
      wire.byte(0)
      wire.put(value)
    case .integer(let value):
      wire.byte(1)
      wire.integer(UInt64(bitPattern: value))
    case .number(let value):
      wire.byte(2)
      wire.integer(value.bitPattern)
    case .string(let value):
      wire.byte(3)
      wire.put(value)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .boolean(try wire.take())
    case 1: self = .integer(Int64(bitPattern: try wire.integer()))
    case 2: self = .number(Double(bitPattern: try wire.integer()))
    case 3: self = .string(try wire.take())
    default: throw WireError()
    }
  }
}
