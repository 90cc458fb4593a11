/// What one step of the line breaking automaton tells.
struct BreakAnswer: OptionSet {
  let rawValue: UInt8

  /// A line may end before this scalar.
  static let may = BreakAnswer(rawValue: 1)
  /// A line must end before this scalar.
  static let must = BreakAnswer(rawValue: 2)
  /// Whether a line may end before this scalar depends on what follows.
  static let undecided = BreakAnswer(rawValue: 4)
  /// A line may end at the place that was undecided until now.
  static let settled = BreakAnswer(rawValue: 8)
  /// No line may end at the place that was undecided until now.
  static let dropped = BreakAnswer(rawValue: 16)
}
