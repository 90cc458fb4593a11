internal import Pages
internal import Platform

extension ProbeOrder: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .load(let plan):
      wire.byte(0)
      wire.put(plan)
    case .draw(let plan):
      wire.byte(1)
      wire.put(plan)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .load(try wire.take())
    case 1: self = .draw(try wire.take())
    default: throw WireError()
    }
  }
}

extension ProbeAnswer: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .loaded(let facts):
      wire.byte(0)
      wire.put(facts)
    case .drawn(let facts):
      wire.byte(1)
      wire.put(facts)
    case .failed: wire.byte(2)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .loaded(try wire.take())
    case 1: self = .drawn(try wire.take())
    case 2: self = .failed
    default: throw WireError()
    }
  }
}

extension LoadPlan: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(base)
    wire.put(subject)
    wire.byte(form.rawValue)
    wire.put(offersExtensions)
  }

  init(from wire: inout WireReader) throws(WireError) {
    let base: [FilePath] = try wire.take()
    self.init(try wire.take())
    self.base = base
    form = try wire.choice()
    offersExtensions = try wire.take()
  }
}

extension DrawPlan: WireValue {
  func write(to wire: inout WireWriter) {
    wire.bytes(document)
    wire.put(width)
    wire.put(rounds)
    wire.put(failing)
    wire.put(measures)
    wire.put(readsOutput)
    wire.put(event)
    wire.put(value)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(document: try wire.bytes())
    width = try wire.take()
    rounds = try wire.take()
    failing = try wire.take()
    measures = try wire.take()
    readsOutput = try wire.take()
    event = try wire.take()
    value = try wire.take()
  }
}
