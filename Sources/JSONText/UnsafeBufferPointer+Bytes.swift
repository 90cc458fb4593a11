extension UnsafeBufferPointer<UInt8> {
  /// Compares two runs of bytes, eight at a time.
  @inline(__always)
  package func hasSameBytes(as other: Self) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset &+ 8 <= count {
      guard unsafe word(at: offset) == other.word(at: offset) else { return false }
      offset &+= 8
    }
    while offset < count {
      guard unsafe self[offset] == other[offset] else { return false }
      offset &+= 1
    }
    return true
  }

  /// Eight bytes in the machine's order.
  @inline(__always)
  private func word(at offset: Int) -> UInt64 {
    unsafe UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
