/// Sixteen bytes that are worked on together, seen as signed numbers.
///
/// Only those operations are used that compile to one instruction or two: sums, comparisons of
/// lanes with lanes, and what `LaneMask` does.
typealias ByteLanes = SIMD16<Int8>

extension ByteLanes {
  /// Marks the lanes that are greater than a number once another has been added, wrapping around.
  @inline(__always)
  func plus(_ addend: Int8, exceeds number: Int8) -> LaneMask {
    self &+ Self(repeating: addend) .> Self(repeating: number)
  }

  /// The first eight lanes and the last, the first of each in the lowest bits.
  @inline(__always)
  var halves: (UInt64, UInt64) {
    let words = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return (UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
  }

  /// The lanes that are marked, and zeros.
  @inline(__always)
  func kept(where mask: LaneMask) -> Self {
    let words = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    let kept = unsafe words & unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return unsafe unsafeBitCast(kept, to: Self.self)
  }

  /// The sum of the lanes, seen as unsigned.
  @inline(__always)
  var sum: Int {
    let (low, high) = halves
    let even: UInt64 = 0x00FF_00FF_00FF_00FF
    let sums = low & even &+ low &>> 8 & even &+ high & even &+ high &>> 8 & even
    return Int((sums &* 0x0001_0001_0001_0001) &>> 48)
  }
}
