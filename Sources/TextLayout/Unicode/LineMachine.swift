/// Finds line break opportunities (UAX #14), one scalar at a time.
struct LineMachine {
  private(set) var state: UInt8 = 0

  init() {}

  /// Goes on from a state that another machine was in.
  init(state: UInt8) {
    self.state = state
  }

  /// Takes the next scalar in; answers what is known about the places before it.
  @inline(__always)
  mutating func answer(to row: ScalarRow) -> BreakAnswer {
    let at = (Int(state) &<< 6 | row.line) &* 2
    state = ByteTable(LineTable.steps)[at]
    return BreakAnswer(rawValue: ByteTable(LineTable.steps)[at &+ 1])
  }

  /// What the end of the text tells about the undecided place.
  var answerAtEnd: BreakAnswer {
    BreakAnswer(rawValue: ByteTable(LineTable.ends)[Int(state)])
  }
}
