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
}
