internal import Pages
internal import Widgets

extension ActionOutcome: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(response != nil)
    wire.bytes(response ?? [])
    wire.put(diagnostics)
    wire.put(hasFailed)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init()
    let isPerformed = try wire.take(Bool.self)
    let bytes = try wire.bytes()
    response = isPerformed ? bytes : nil
    diagnostics = try wire.take()
    hasFailed = try wire.take()
  }
}

extension ActionEvent: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(name)
    wire.put(sourceID)
    wire.put(value)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(name: try wire.take(), sourceID: try wire.take(), value: try wire.take())
  }
}

extension ActionParcel: WireValue {
  func write(to wire: inout WireWriter) {
    wire.bytes(text)
    wire.put(path)
    wire.put(idRoot)
    wire.put(event)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      text: try wire.bytes(),
      path: try wire.take(),
      idRoot: try wire.take(),
      event: try wire.take()
    )
  }
}

extension ActionReference: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(document)
    wire.put(node)
    wire.put(path)
    wire.put(idRoot)
    wire.put(event)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      document: try wire.take(),
      node: try wire.take(),
      path: try wire.take(),
      idRoot: try wire.take(),
      event: try wire.take()
    )
  }
}
