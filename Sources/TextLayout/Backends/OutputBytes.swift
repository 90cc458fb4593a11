/// Bytes for output, appended without a copy of the slice that they come from.
extension [UInt8] {
  /// Appends a run's bytes.
  @inline(__always)
  mutating func append(_ run: Run, of bytes: TextBytes) {
    append(run.bytes, of: bytes)
  }

  /// Appends a range of bytes.
  @inline(__always)
  mutating func append(_ range: Range<Int>, of bytes: TextBytes) {
    unsafe append(contentsOf: bytes.buffer(range))
  }
}
