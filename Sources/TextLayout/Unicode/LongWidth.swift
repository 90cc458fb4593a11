/// The width of text that isn't short, found sixteen bytes at a time.
///
/// What common scalars add is known from their first bytes. The others are marked, and taken in by
/// the automaton of clusters in a loop of their own, so that neither loop waits for the other.
struct LongWidth {
  /// How many bytes there have to be; 24 would do, but are measured faster one scalar at a time.
  static let leastCount = 64

  let text: TextBytes
  let end: Int
  var cells = 0
  /// The automaton's state after the last scalar that isn't common.
  var state = WidthTable.start
  /// Where that scalar ends.
  var stateEnd = 0

  private init(_ text: TextBytes, to end: Int) {
    self.text = text
    self.end = end
  }

  /// The width of a range of at least 64 bytes; nil where a scalar joins what would be common, or
  /// text is ill-formed, which is to be measured one scalar at a time.
  @inline(never)
  static func width(of text: TextBytes, _ range: Range<Int>) -> Int? {
    var width = LongWidth(text, to: range.upperBound)
    guard var index = width.begin(at: range.lowerBound), let limit = width.lastStart else {
      return nil
    }
    while index < limit {
      let stop = min(limit, index &+ OtherMarks.bytes)
      guard let marks = OtherMarks(text, from: index, to: stop, end: width.end, &width.cells),
        width.take(marks.words.span, from: index)
      else { return nil }
      index = stop
    }
    return width.finish(from: limit)
  }

  /// Takes in the first scalars, so that three bytes can be looked back at; answers their end.
  @inline(__always)
  private mutating func begin(at start: Int) -> Int? {
    var machine = WidthMachine()
    var index = start
    while index < start &+ 3 {
      let scalar = DecodedScalar(text, at: index, end: end)
      guard scalar.isWellFormed else { return nil }
      machine.take(ScalarRow(scalar.value))
      index &+= scalar.length
    }
    guard machine.endsBeforeCommon else { return nil }
    (state, stateEnd, cells) = (machine.state, index, machine.cells)
    return index
  }

  /// Where a scalar begins behind which there are two bytes or more, so that four can be read of
  /// each scalar before it; nil where the one before it is cut.
  @inline(__always)
  private var lastStart: Int? {
    var index = end &- 2
    while text[index] & 0xC0 == 0x80 {
      index &-= 1
      if index == end &- 6 { return nil }
    }
    let isCut = text[index &- 1] >= 0xC0 || text[index &- 2] >= 0xE0 || text[index &- 3] >= 0xF0
    return isCut ? nil : index
  }

  /// Takes in the last scalars; answers the width.
  @inline(__always)
  private func finish(from start: Int) -> Int {
    var machine = WidthMachine(state: exactState(before: start), cells: cells)
    machine.take(text, start..<end)
    return machine.cells
  }

  /// The automaton's state before a scalar.
  @inline(__always)
  private func exactState(before index: Int) -> Int {
    index == stateEnd ? state : Self.state(afterCommonBefore: index, in: text)
  }

  /// The automaton's state after the common scalar that ends at an index.
  @inline(never)
  static func state(afterCommonBefore index: Int, in text: TextBytes) -> Int {
    var start = index &- 1
    while text[start] & 0xC0 == 0x80 { start &-= 1 }
    var machine = WidthMachine()
    machine.take(text, start..<index)
    return machine.state
  }
}
