internal import Widgets

extension PackReport: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(order)
    wire.put(file)
    wire.put(origin)
    wire.put(id)
    wire.put(version)
    wire.put(status)
    wire.put(types)
    wire.put(notes)
    wire.put(fingerprint)
    wire.put(faults)
    wire.put(unmet)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      order: try wire.take(),
      file: try wire.take(),
      origin: try wire.take(),
      id: try wire.take(),
      version: try wire.take(),
      status: try wire.take(),
      types: try wire.take(),
      notes: try wire.take(),
      fingerprint: try wire.take()
    )
    faults = try wire.take()
    unmet = try wire.take()
  }
}

extension PackReport.Status: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .loaded: wire.byte(0)
    case .refused(let reason):
      wire.byte(1)
      wire.put(reason)
    case .duplicate(let order):
      wire.byte(2)
      wire.put(order)
    case .found: wire.byte(3)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .loaded
    case 1: self = .refused(try wire.take())
    case 2: self = .duplicate(of: try wire.take())
    case 3: self = .found
    default: throw WireError()
    }
  }
}

extension RegisteredTypes: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(count)
    for type in self {
      wire.bytes(type.rawName)
      wire.bytes(type.rawSummary)
      wire.bytes(type.rawSample)
      wire.put(type.revision)
      wire.put(type.policy.rawValue)
      wire.put(type.isDeclaredOverride)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init()
    for _ in 0..<(try wire.count()) {
      let (name, summary, sample) = (try wire.bytes(), try wire.bytes(), try wire.bytes())
      let revision: UInt32 = try wire.take()
      guard let policy = OverridePolicy(rawValue: try wire.take()) else { throw WireError() }
      append(
        name.span,
        summary: summary.span,
        sample: sample.span,
        revision: revision,
        policy: policy,
        isDeclaredOverride: try wire.take()
      )
    }
  }
}
