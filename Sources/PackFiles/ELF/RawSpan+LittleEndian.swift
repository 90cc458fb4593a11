extension RawSpan {
  /// Whether `count` bytes from `offset` on lie in the span.
  func holds(_ offset: UInt64, _ count: UInt64) -> Bool {
    let size = UInt64(byteCount)
    return offset <= size && count <= size - offset
  }

  /// A little-endian number at a byte offset; zero outside of the span.
  @inline(__always)
  func number<Value: FixedWidthInteger & BitwiseCopyable>(
    _ type: Value.Type,
    at offset: UInt64
  ) -> Value {
    let last = byteCount - MemoryLayout<Value>.size
    guard last >= 0, offset <= UInt64(last) else { return 0 }
    return unsafe Value(
      littleEndian: unsafeLoadUnaligned(
        fromUncheckedByteOffset: Int(truncatingIfNeeded: offset),
        as: Value.self
      )
    )
  }

  /// The bytes from `offset` on, fewer than `count` at the end of the span.
  func copy(_ offset: UInt64, _ count: UInt64) -> [UInt8] {
    guard holds(offset, 0) else { return [] }
    let end = offset + min(count, UInt64(byteCount) - offset)
    return unsafe withUnsafeBytes { unsafe Array($0[Int(offset)..<Int(end)]) }
  }

  /// Whether the bytes of a literal stand at `offset`.
  func has(_ text: StaticString, at offset: UInt64) -> Bool {
    guard holds(offset, UInt64(text.utf8CodeUnitCount)) else { return false }
    return text.withUTF8Buffer { expected in
      unsafe withUnsafeBytes { all in
        for index in expected.indices where unsafe all[Int(offset) + index] != expected[index] {
          return false
        }
        return true
      }
    }
  }

  /// The bytes before the first NUL at or after `offset`.
  ///
  /// - Parameters:
  ///   - offset: where the name starts.
  ///   - limit: where the table ends, or the longest name allowed.
  /// - Returns: nil where no NUL comes before `limit` or the end of the span.
  func name(at offset: UInt64, before limit: UInt64) -> [UInt8]? {
    placeOfName(at: offset, before: limit).map { copy(UInt64($0.lowerBound), UInt64($0.count)) }
  }

  /// Where the bytes before the first NUL at or after `offset` stand.
  func placeOfName(at offset: UInt64, before limit: UInt64) -> Range<Int>? {
    let end = Int(min(limit, UInt64(byteCount)))
    guard offset < UInt64(end) else { return nil }
    return unsafe withUnsafeBytes { bytes in
      let start = Int(offset)
      var nul = start
      while nul + 8 <= end, unsafe !bytes.hasNUL(inWordAt: nul) { nul += 8 }
      while nul < end, unsafe bytes[nul] != 0 { nul += 1 }
      return nul < end ? start..<nul : nil
    }
  }

  /// Appends the bytes of a range inside of the span.
  func append(_ range: Range<Int>, to array: inout [UInt8]) {
    unsafe withUnsafeBytes { unsafe array.append(contentsOf: $0[range]) }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether one of eight bytes is zero.
  fileprivate func hasNUL(inWordAt offset: Int) -> Bool {
    let word = unsafe loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
  }
}
