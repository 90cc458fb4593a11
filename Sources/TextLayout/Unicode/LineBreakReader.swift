/// Reads the places where lines may or must end in a text, in order (UAX #14).
package struct LineBreakReader: Sendable {
  private var index: Int
  private let end: Int
  private var state: UInt8 = 0
  private var undecided: Int?
  private var queued: LineBreak?
  private var isFinished = false

  /// Starts at the beginning of a range of a text.
  package init(_ range: Range<Int>) {
    index = range.lowerBound
    end = range.upperBound
  }

  /// The next place; the last one is the end of the text.
  ///
  /// - Returns: nil after the end of the text.
  package mutating func next(in text: Span<UInt8>) -> LineBreak? {
    precondition(end <= text.count)
    return text.withTextBytes { next(in: $0) }
  }

  mutating func next(in text: TextBytes) -> LineBreak? {
    if let place = queued {
      queued = nil
      return place
    }
    var machine = LineMachine(state: state)
    while index < end {
      let at = index
      let scalar = DecodedScalar(text, at: at, end: end)
      index += scalar.length
      let answer = machine.answer(to: ScalarRow(scalar.value))
      state = machine.state
      let settled = take(answer)
      if answer.contains(.undecided) { undecided = at }
      guard !answer.isDisjoint(with: [.may, .must]) else {
        if let settled { return settled }
        continue
      }
      let place = LineBreak(index: at, isMandatory: answer.contains(.must))
      guard let settled else { return place }
      queued = place
      return settled
    }
    return finish(machine.answerAtEnd)
  }

  /// The place that was undecided, when it now is an opportunity.
  private mutating func take(_ answer: BreakAnswer) -> LineBreak? {
    let place = answer.contains(.settled) ? undecided : nil
    if !answer.isDisjoint(with: [.settled, .dropped]) { undecided = nil }
    return place.map { LineBreak(index: $0, isMandatory: false) }
  }

  private mutating func finish(_ answer: BreakAnswer) -> LineBreak? {
    guard !isFinished else { return nil }
    if let place = take(answer) { return place }
    isFinished = true
    return LineBreak(index: end, isMandatory: true)
  }
}
