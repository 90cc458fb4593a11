extension TypeReport: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(name)
    wire.put(claims)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(name: try wire.take(), claims: try wire.take())
  }
}

extension TypeReport.Claim: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(order)
    wire.put(pack)
    wire.put(version)
    wire.put(file)
    wire.put(reason)
    wire.put(isDeclared)
    wire.put(summary)
    wire.bytes(sample)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      order: try wire.take(),
      pack: try wire.take(),
      version: try wire.take(),
      file: try wire.take(),
      reason: try wire.take(),
      isDeclared: try wire.take(),
      summary: try wire.take(),
      sample: try wire.bytes()
    )
  }
}
