extension JSONInput {
  /// How many brackets, commas and colons there are, in strings too: no fewer than the nodes
  /// after the first, each of which follows one of them.
  var separatorCount: Int {
    var count = 0
    var offset = 0
    while offset &+ 16 <= end {
      // A lane counts to at most 255.
      let stop = min(end &- 16, offset &+ 16 * 254)
      var lanes = SIMD16<UInt8>.zero
      while offset <= stop {
        lanes = Self.counting(vector(at: offset), into: lanes)
        offset &+= 16
      }
      count &+= Int(SIMD16<UInt16>(truncatingIfNeeded: lanes).wrappedSum())
    }
    while offset < end {
      if Self.isSeparator(self[offset]) { count &+= 1 }
      offset &+= 1
    }
    return count
  }

  @inline(__always)
  private static func counting(
    _ bytes: SIMD16<UInt8>,
    into lanes: SIMD16<UInt8>
  ) -> SIMD16<UInt8> {
    let brackets = (bytes | 0x20) .== UInt8(ascii: "{")
    let found = brackets .| (bytes .== UInt8(ascii: ",")) .| (bytes .== UInt8(ascii: ":"))
    return lanes.replacing(with: lanes &+ 1, where: found)
  }

  @inline(__always)
  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "{") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
  }

  /// Sixteen bytes; only where they remain.
  @inline(__always)
  private func vector(at offset: Int) -> SIMD16<UInt8> {
    assert(offset &+ 16 <= end)
    return unsafe UnsafeRawPointer(base + offset).loadUnaligned(as: SIMD16<UInt8>.self)
  }
}
