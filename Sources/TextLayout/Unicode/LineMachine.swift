/// Finds line break opportunities (UAX #14), one scalar at a time.
struct LineMachine {
  private(set) var state: UInt8 = 0

  init() {}

  /// Goes on from a state that another machine was in.
  init(state: UInt8) {
    self.state = state
  }

  /// Whether a letter went before, so that no line breaks before another.
  @inline(__always)
  var isAfterLetter: Bool { state == LineTable.afterLetter }

  /// Whether an ideograph went before, so that a line may break before another.
  @inline(__always)
  var isAfterIdeograph: Bool { state == LineTable.afterIdeograph }

  /// Takes the next scalar in; answers what is known about the places before it.
  @inline(__always)
  mutating func answer(to row: ScalarRow) -> BreakAnswer {
    let pair = ByteTable(LineTable.steps).pair(Int(state) &<< 6 | row.line)
    state = UInt8(truncatingIfNeeded: pair)
    return BreakAnswer(rawValue: UInt8(truncatingIfNeeded: pair &>> 8))
  }

  /// What the end of the text tells about the undecided place.
  var answerAtEnd: BreakAnswer {
    BreakAnswer(rawValue: ByteTable(LineTable.ends)[Int(state)])
  }
}
