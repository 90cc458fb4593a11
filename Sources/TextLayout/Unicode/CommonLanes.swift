/// Sixteen bytes of UTF-8 looked at together: what the common scalars among them add to the width,
/// and where others begin.
///
/// Common are ASCII, U+00C0–02FF and U+0380–047F, of one cell, but for line ends of none, and
/// U+4000–9FFF, of two. They begin clusters; the generator proves it. A test takes the fewest
/// instructions if a sum moves the range that it looks for up to the greatest numbers.
struct CommonLanes {
  /// The cells of the scalars whose first byte is in the lane.
  let cells: ByteLanes
  /// The bytes that begin other scalars.
  let others: LaneMask
  /// The bytes that should continue a scalar and don't, or do and should not.
  let broken: LaneMask

  /// Looks at the bytes from an index, of which at least the third is; three before them are read.
  @inline(__always)
  init(_ text: TextBytes, at index: Int) {
    let bytes = text.lanes(at: index)
    let continuations = bytes.plus(-0x40, exceeds: 0x3F)
    let ascii = bytes .> ByteLanes(repeating: -1)
    let lineEnds = bytes.plus(0x72, exceeds: 0x7B)
    let letters = bytes.plus(-0x4C, exceeds: 0x76) .| bytes.plus(-0x52, exceeds: 0x7B)
    let wide = bytes.plus(-0x6A, exceeds: 0x79)
    let common = ascii .| letters .| wide
    cells = lineEnds.lanes &- common.lanes &- wide.lanes
    others = .!(common .| continuations)
    let second = text.lanes(at: index &- 1).plus(-0x80, exceeds: 0x3F)
    let third = text.lanes(at: index &- 2).plus(-0x80, exceeds: 0x5F)
    let fourth = text.lanes(at: index &- 3).plus(-0x80, exceeds: 0x6F)
    let misplaced = continuations .^ (second .| third .| fourth)
    broken = misplaced
  }
}
