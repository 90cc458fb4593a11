internal import JSONText

extension PageTrace: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(lines)
    wire.put(drawings)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init()
    lines = try wire.take()
    drawings = try wire.take()
  }
}

extension PageTrace.Line: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(text)
    wire.put(drawings)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(text: try wire.take(), drawings: try wire.take())
  }
}

extension PageTrace.Drawing: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(type)
    wire.put(id)
    wire.put(path)
    wire.put(sourceLine)
    wire.put(pack)
    wire.put(reads)
    wire.put(regions)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      type: try wire.take(),
      id: try wire.take(),
      path: try wire.take(),
      sourceLine: try wire.take(),
      pack: try wire.take(),
      reads: try wire.take(),
      regions: try wire.take()
    )
  }
}

extension PageTrace.Read: WireValue {
  func write(to wire: inout WireWriter) {
    wire.byte(subject.rawValue)
    wire.put(path)
    wire.put(found != nil)
    if let found { wire.byte(found.rawValue) }
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(subject: try wire.choice(), path: try wire.take())
    if try wire.take(Bool.self) { found = try wire.choice() as JSONKind }
  }
}

extension PageTrace.Region: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(action)
    wire.put(event)
    wire.put(label)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(action: try wire.take(), event: try wire.take(), label: try wire.take())
  }
}
