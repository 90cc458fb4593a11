extension RawSpan {
  /// Whether `count` bytes from `offset` on lie in the span.
  func holds(_ offset: UInt64, _ count: UInt64) -> Bool {
    let size = UInt64(byteCount)
    return offset <= size && count <= size - offset
  }

  /// A little-endian number at a byte offset; zero outside of the span.
  func number<Value: FixedWidthInteger & BitwiseCopyable>(
    _ type: Value.Type,
    at offset: UInt64
  ) -> Value {
    guard holds(offset, UInt64(MemoryLayout<Value>.size)) else { return 0 }
    return unsafe Value(
      littleEndian: unsafeLoadUnaligned(fromByteOffset: Int(offset), as: Value.self)
    )
  }

  /// The bytes from `offset` on, fewer than `count` at the end of the span.
  func copy(_ offset: UInt64, _ count: UInt64) -> [UInt8] {
    guard holds(offset, 0) else { return [] }
    let end = offset + min(count, UInt64(byteCount) - offset)
    return unsafe withUnsafeBytes { unsafe Array($0[Int(offset)..<Int(end)]) }
  }

  /// The bytes before the first NUL at or after `offset`.
  ///
  /// - Parameters:
  ///   - offset: where the name starts.
  ///   - limit: where the table ends, or the longest name allowed.
  /// - Returns: nil where no NUL comes before `limit` or the end of the span.
  func name(at offset: UInt64, before limit: UInt64) -> [UInt8]? {
    let end = min(limit, UInt64(byteCount))
    guard offset < end else { return nil }
    return unsafe withUnsafeBytes { bytes in
      let rest = unsafe bytes[Int(offset)..<Int(end)]
      guard let nul = unsafe rest.firstIndex(of: 0) else { return nil }
      return unsafe Array(rest[..<nul])
    }
  }
}
