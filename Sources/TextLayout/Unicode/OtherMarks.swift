/// Marks where scalars that aren't common begin in some bytes, and counts the cells of those that
/// are.
struct OtherMarks {
  /// How many bytes there may be.
  static let bytes = 1024

  /// A bit for each byte, and another word for what is left of them.
  private(set) var words = InlineArray<17, UInt64>(repeating: 0)
  private var sum = ByteLanes(repeating: 0)
  private var broken = LaneMask(repeating: false)

  /// Looks at some bytes of a text; nil where it is ill-formed.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - start: the first byte, at least the third.
  ///   - stop: the end of the bytes.
  ///   - end: the end of the text, two bytes or more behind the last of them.
  ///   - cells: to which the cells of common scalars are added.
  @inline(__always)
  init?(_ text: TextBytes, from start: Int, to stop: Int, end: Int, _ cells: inout Int) {
    var index = start
    var number = 0
    while index &+ 64 <= stop {
      words[number] = read(text, at: index)
      number &+= 1
      index &+= 64
    }
    let last = index
    while index < stop {
      let place = min(index, end &- 16)
      let marks = read(text, at: place, .lanes(from: index &- place, below: stop &- place))
      words[number] |= Self.moved(marks, by: place &- last)
      index = place &+ 16
    }
    guard broken.isEmpty else { return nil }
    cells &+= sum.sum
  }

  /// Marks moved to where they are in their word; those that are moved out at its ends are none.
  @inline(__always)
  private static func moved(_ marks: UInt64, by offset: Int) -> UInt64 {
    offset < 0
      ? marks &>> UInt64(truncatingIfNeeded: 0 &- offset)
      : marks &<< UInt64(truncatingIfNeeded: offset)
  }

  /// Looks at 64 bytes; answers the marks.
  @inline(__always)
  private mutating func read(_ text: TextBytes, at index: Int) -> UInt64 {
    let first = CommonLanes(text, at: index)
    let second = CommonLanes(text, at: index &+ 16)
    let third = CommonLanes(text, at: index &+ 32)
    let fourth = CommonLanes(text, at: index &+ 48)
    broken .|= first.broken .| second.broken .| third.broken .| fourth.broken
    sum = sum &+ (first.cells &+ second.cells &+ third.cells &+ fourth.cells)
    return first.others.bits | second.others.bits &<< 16 | third.others.bits &<< 32
      | fourth.others.bits &<< 48
  }

  /// Looks at those of 16 bytes that a mask keeps; answers the marks.
  @inline(__always)
  private mutating func read(_ text: TextBytes, at index: Int, _ mask: LaneMask) -> UInt64 {
    let lanes = CommonLanes(text, at: index)
    broken .|= lanes.broken
    sum = sum &+ lanes.cells.kept(where: mask)
    return (lanes.others .& mask).bits
  }
}
