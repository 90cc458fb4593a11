extension LoadFacts: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(refusal)
    wire.put(isEntryElsewhere)
    wire.put(Int(status))
    wire.put(complaints)
    wire.put(types)
    wire.put(conflict)
    wire.put(harm)
    wire.put(breaches)
    wire.integer(nanoseconds)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init()
    refusal = try wire.take()
    isEntryElsewhere = try wire.take()
    status = Int32(truncatingIfNeeded: try wire.take(Int.self))
    complaints = try wire.take()
    types = try wire.take()
    conflict = try wire.take()
    harm = try wire.take()
    breaches = try wire.take()
    nanoseconds = try wire.integer()
  }
}

extension ProbedType: WireValue {
  func write(to wire: inout WireWriter) {
    wire.bytes(name)
    wire.put(revision)
    wire.put(summary)
    wire.bytes(props)
    wire.bytes(sample)
    wire.put(measures)
    wire.put(answersEvents)
    wire.put(strayCallbacks)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      name: try wire.bytes(),
      revision: try wire.take(),
      summary: try wire.take(),
      props: try wire.bytes(),
      sample: try wire.bytes(),
      measures: try wire.take(),
      answersEvents: try wire.take(),
      strayCallbacks: try wire.take()
    )
  }
}

extension ProbeHarm: WireValue {
  func write(to wire: inout WireWriter) {
    wire.byte(part.rawValue)
    wire.put(words)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(part: try wire.choice(), words: try wire.take())
  }
}

extension ProbeBreach: WireValue {
  func write(to wire: inout WireWriter) {
    wire.byte(rule.rawValue)
    wire.put(function)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(rule: try wire.choice(), function: try wire.take())
  }
}
