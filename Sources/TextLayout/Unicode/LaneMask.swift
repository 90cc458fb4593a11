/// Which of sixteen bytes are marked.
typealias LaneMask = SIMDMask<ByteLanes>

extension LaneMask {
  /// The marks as numbers: -1, and 0 where there is none.
  @inline(__always)
  var lanes: ByteLanes { unsafe unsafeBitCast(self, to: ByteLanes.self) }

  /// Whether no lane is marked.
  @inline(__always)
  var isEmpty: Bool {
    let (low, high) = lanes.halves
    return low | high == 0
  }

  /// A bit for each lane, the first in the lowest.
  @inline(__always)
  var bits: UInt64 {
    let (low, high) = lanes.halves
    let places: UInt64 = 0x8040_2010_0804_0201
    let ones: UInt64 = 0x0101_0101_0101_0101
    return ((low & places) &* ones) &>> 56 | ((high & places) &* ones) &>> 48 & 0xFF00
  }

  /// Marks the lanes from one on that are below another, whose number may be up to 127.
  @inline(__always)
  static func lanes(from first: Int, below end: Int) -> Self {
    let numbers = ByteLanes(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    let isFrom = numbers .>= ByteLanes(repeating: Int8(truncatingIfNeeded: first))
    return isFrom .& (numbers .< ByteLanes(repeating: Int8(truncatingIfNeeded: end)))
  }
}
