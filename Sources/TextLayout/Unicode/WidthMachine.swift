/// Adds up the widths of clusters, one scalar at a time.
struct WidthMachine {
  private(set) var state = WidthTable.start
  private(set) var cells = 0

  @inline(__always)
  init(state: Int = WidthTable.start, cells: Int = 0) {
    self.state = state
    self.cells = cells
  }

  /// Takes the next scalar in.
  @inline(__always)
  mutating func take(_ row: ScalarRow) {
    let step = Int(ByteTable(WidthTable.steps)[row.number &<< 5 | state])
    state = step &>> 2
    cells &+= step & 3
  }

  /// Takes in all scalars of a range.
  @inline(__always)
  mutating func take(_ text: TextBytes, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = DecodedScalar(text, at: index, end: range.upperBound)
      take(ScalarRow(scalar.value))
      index &+= scalar.length
    }
  }

  /// Whether a common scalar begins a cluster here: but after prepending ones.
  @inline(__always)
  var endsBeforeCommon: Bool { state < WidthTable.firstJoining }
}
