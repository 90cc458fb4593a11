import PackFiles

/// The bytes of a file to be read as ELF, for tests that cut and patch them.
struct ELFImage {
  var bytes: [UInt8]

  func parse() throws(ELFFault) -> ELFFile {
    try withSpan { span throws(ELFFault) in try ELFFile(parsing: span) }
  }

  func sectionNames() throws -> [[UInt8]] {
    let file = try parse()
    return withSpan { file.sections(in: $0).map(\.name) }
  }

  func exports() throws -> [ELFSymbol] {
    let file = try parse()
    return try withSpan { try file.symbols?.exports(in: $0) } ?? []
  }

  func export(_ name: StaticString) throws -> ELFSymbol? {
    let file = try parse()
    return withSpan { file.symbols?.export(name, in: $0) }
  }

  /// Overwrites a little-endian number.
  mutating func patch<Value: FixedWidthInteger>(_ value: Value, at offset: Int) {
    for index in 0..<MemoryLayout<Value>.size where offset + index < bytes.count {
      bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
    }
  }

  func withSpan<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let span = bytes.span
    return try body(unsafe span.bytes)
  }
}
