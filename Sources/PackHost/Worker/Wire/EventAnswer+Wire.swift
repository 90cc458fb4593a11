internal import Pages
internal import Widgets

extension PageEvent: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .tap(let region):
      wire.byte(0)
      wire.put(region)
    case .widget(let id, let name, let value):
      wire.byte(1)
      wire.put(id)
      wire.put(name)
      wire.put(value)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .tap(region: try wire.take())
    case 1: self = .widget(id: try wire.take(), name: try wire.take(), value: try wire.take())
    default: throw WireError()
    }
  }
}

/// An answer without its actions, which cross as references.
extension EventAnswer: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(widget)
    wire.put(name)
    wire.put(writes)
    wire.put(diagnostics)
    wire.put(hasPackFault)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init()
    widget = try wire.take()
    name = try wire.take()
    writes = try wire.take()
    diagnostics = try wire.take()
    hasPackFault = try wire.take()
  }
}

extension SlotWrite: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(widget)
    wire.put(key)
    wire.put(old)
    wire.put(new)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      widget: try wire.take(),
      key: try wire.take(),
      old: try wire.take(),
      new: try wire.take()
    )
  }
}

extension WidgetReference: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(type)
    wire.put(id)
    wire.put(path)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(type: try wire.take(), id: try wire.take(), path: try wire.take())
  }
}

extension TapRegion: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(number)
    wire.put(label)
    wire.put(event)
    wire.put(hasAction)
    wire.put(widget)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      number: try wire.take(),
      label: try wire.take(),
      event: try wire.take(),
      hasAction: try wire.take(),
      widget: try wire.take()
    )
  }
}

extension OutputRequest: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(format)
    wire.put(lines)
    wire.put(explains)
    wire.put(isPadded)
    wire.put(isFragment)
    wire.put(diagnostics)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(try wire.take())
    lines = try wire.take()
    explains = try wire.take()
    isPadded = try wire.take()
    isFragment = try wire.take()
    diagnostics = try wire.take()
  }
}
