internal import Pages

/// A response without its failure, which the watcher finds out by itself.
extension RenderResponse: WireValue {
  func write(to wire: inout WireWriter) {
    wire.bytes(output)
    wire.put(diagnostics)
    wire.put(hasPackFault)
    wire.put(trace)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init()
    output = try wire.bytes()
    diagnostics = try wire.take()
    hasPackFault = try wire.take()
    trace = try wire.take()
  }
}

extension Diagnostic: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(kind.rawValue)
    wire.byte(severity.rawValue)
    wire.put(type)
    wire.put(id)
    wire.put(path)
    wire.put(line)
    wire.put(column)
    wire.put(pack)
    wire.put(message)
  }

  init(from wire: inout WireReader) throws(WireError) {
    guard let kind = DiagnosticKind(rawValue: try wire.take()) else { throw WireError() }
    self.init(
      kind,
      severity: try wire.choice() as Severity,
      type: try wire.take(),
      id: try wire.take(),
      path: try wire.take(),
      line: try wire.take(),
      column: try wire.take(),
      pack: try wire.take(),
      message: try wire.take()
    )
  }
}
