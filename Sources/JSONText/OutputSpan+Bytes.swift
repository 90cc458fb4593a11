extension OutputSpan<UInt8> {
  /// Appends copies of bytes, for which there has to be room.
  @inline(__always)
  package mutating func append(copying bytes: Span<UInt8>) {
    precondition(bytes.count <= freeCapacity, "no room for bytes")
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: raw[count...])
      unsafe bytes.withUnsafeBytes { unsafe rest.copyMemory(from: $0) }
      count &+= bytes.count
    }
  }
}
