internal import Platform

/// A value that crosses between the watcher and its worker.
protocol WireValue {
  func write(to wire: inout WireWriter)
  init(from wire: inout WireReader) throws(WireError)
}

extension Int: WireValue {
  func write(to wire: inout WireWriter) { wire.integer(UInt64(bitPattern: Int64(self))) }

  init(from wire: inout WireReader) throws(WireError) {
    self = Int(Int64(bitPattern: try wire.integer()))
  }
}

extension UInt32: WireValue {
  func write(to wire: inout WireWriter) { wire.integer(UInt64(self)) }

  init(from wire: inout WireReader) throws(WireError) {
    guard let value = UInt32(exactly: try wire.integer()) else { throw WireError() }
    self = value
  }
}

extension Bool: WireValue {
  func write(to wire: inout WireWriter) { wire.byte(self ? 1 : 0) }

  init(from wire: inout WireReader) throws(WireError) { self = try wire.byte() != 0 }
}

extension String: WireValue {
  func write(to wire: inout WireWriter) { wire.bytes(utf8) }

  init(from wire: inout WireReader) throws(WireError) {
    self = String(decoding: try wire.bytes(), as: UTF8.self)
  }
}

extension FilePath: WireValue {
  func write(to wire: inout WireWriter) { wire.bytes(bytes) }

  init(from wire: inout WireReader) throws(WireError) { self.init(bytes: try wire.bytes()) }
}

extension Optional: WireValue where Wrapped: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(self != nil)
    if let self { wire.put(self) }
  }

  init(from wire: inout WireReader) throws(WireError) {
    self = try wire.take(Bool.self) ? .some(try wire.take()) : nil
  }
}

extension Array: WireValue where Element: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(count)
    for element in self { wire.put(element) }
  }

  init(from wire: inout WireReader) throws(WireError) {
    self = []
    for _ in 0..<(try wire.count()) { append(try wire.take()) }
  }
}
