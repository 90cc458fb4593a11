/// Bytes for output, appended without a copy of the slice that they come from.
extension [UInt8] {
  /// Appends a run's bytes.
  @inline(__always)
  mutating func append(_ run: Run, of bytes: TextBytes) {
    unsafe append(contentsOf: bytes.buffer(run.bytes))
  }
}
