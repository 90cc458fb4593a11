internal import JSONText
internal import Pages

extension DrawFacts: WireValue {
  func write(to wire: inout WireWriter) {
    wire.bytes(output)
    wire.put(diagnostics)
    wire.put(reads)
    wire.put(calls)
    wire.put(breaches)
    wire.put(harm)
    wire.put(differs)
    wire.put(changesDocument)
    wire.integer(nanoseconds)
    wire.put(growth)
    wire.put(sizes)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init()
    output = try wire.bytes()
    diagnostics = try wire.take()
    reads = try wire.take()
    calls = try wire.take()
    breaches = try wire.take()
    harm = try wire.take()
    differs = try wire.take()
    changesDocument = try wire.take()
    nanoseconds = try wire.integer()
    growth = try wire.take()
    sizes = try wire.take()
  }
}

extension DrawFacts.Sizes: WireValue {
  func write(to wire: inout WireWriter) {
    for number in [toldMinWidth, toldWidth, toldHeight, drawnWidth, drawnHeight] {
      wire.put(number)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      toldMinWidth: try wire.take(),
      toldWidth: try wire.take(),
      toldHeight: try wire.take(),
      drawnWidth: try wire.take(),
      drawnHeight: try wire.take()
    )
  }
}

extension JSONPath: WireValue {
  func write(to wire: inout WireWriter) { wire.put(steps) }

  init(from wire: inout WireReader) throws(WireError) { self.init(try wire.take()) }
}

extension JSONPath.Step: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .key(let key):
      wire.byte(0)
      wire.put(key)
    case .index(let index):
      wire.byte(1)
      wire.put(index)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .key(try wire.take())
    case 1: self = .index(try wire.take())
    default: throw WireError()
    }
  }
}
