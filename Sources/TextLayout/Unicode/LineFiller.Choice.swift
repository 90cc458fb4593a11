extension LineFiller {
  /// Where the line may end: the last place where it may, and one that is undecided.
  struct Choice {
    var opportunity: Place
    var undecided: Place

    /// Takes in an answer; a line never breaks inside a cluster.
    @inline(__always)
    mutating func take(_ answer: BreakAnswer, at here: Place, begins: Bool, _ none: Place) {
      if answer == .may {
        if begins { opportunity = here }
      } else {
        settle(answer, at: here, begins: begins, none)
      }
    }

    @inline(never)
    private mutating func settle(
      _ answer: BreakAnswer,
      at here: Place,
      begins: Bool,
      _ none: Place
    ) {
      if answer.contains(.settled) { opportunity = undecided }
      if !answer.isDisjoint(with: [.settled, .dropped]) { undecided = none }
      guard begins else { return }
      if !answer.isDisjoint(with: [.may, .must]) { opportunity = here }
      if answer.contains(.undecided) { undecided = here }
    }
  }
}
