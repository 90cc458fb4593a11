/// Fills one line with clusters and remembers where it may end.
struct LineFiller {
  /// A place where the line may end and the next begin.
  struct Place {
    /// Where the next line begins.
    var index: Int
    /// Where the line's visible part ends, before the spaces that hang.
    var visibleEnd: Int
    var visibleWidth: Int
    /// The state of the line automaton before the scalar at the index.
    var state: UInt8
  }

  /// Where the next line goes on.
  struct Following {
    var index: Int
    var state: UInt8
  }

  private var start: Int { origin.index }
  private let origin: Place
  private let end: Int
  private let cells: Int
  private var lines: LineMachine
  private var clusters = ClusterMachine()
  private var width = 0
  /// The place before the scalar that is read.
  private var here: Place
  private var opportunity: Place?
  private var undecided: Place?
  /// The place before the current cluster.
  private var cluster: Place

  init(from start: Int, to end: Int, state: UInt8, cells: Int) {
    origin = Place(index: start, visibleEnd: start, visibleWidth: 0, state: state)
    self.end = end
    self.cells = cells
    lines = LineMachine(state: state)
    here = origin
    cluster = origin
  }

  /// The line, and where the next one begins.
  mutating func fill(_ text: TextBytes, mayBeEmpty: Bool) -> (WrappedLine, Following) {
    guard cells > 0 else { return skip(text, mayBeEmpty: mayBeEmpty) }
    while here.index < end {
      let byte = text[here.index]
      if byte == 0x0A { return hardLine() }
      let scalar = DecodedScalar(text, at: here.index, end: end)
      let row = ScalarRow(scalar.value)
      let before = clusters.width
      let begins = clusters.begins(with: row)
      if begins {
        cluster = here
        width += clusters.width
      } else {
        width += clusters.width - before
      }
      note(lines.answer(to: row), begins: begins)
      let hangs = byte == 0x20 && begins
      if !hangs, width > cells { return overflow(text, by: scalar, mayBeEmpty: mayBeEmpty) }
      here.index += scalar.length
      here.state = lines.state
      if !hangs {
        here.visibleEnd = here.index
        here.visibleWidth = width
      }
    }
    return (line(to: here, ending: .text), Following(index: end, state: 0))
  }

  /// Takes in what the automaton tells about the places up to here.
  private mutating func note(_ answer: BreakAnswer, begins: Bool) {
    if answer.contains(.settled) { opportunity = undecided ?? opportunity }
    if !answer.contains(.held) { undecided = nil }
    guard begins, here.index > start else { return }
    if !answer.isDisjoint(with: [.may, .must]) { opportunity = here }
    if answer.contains(.undecided) { undecided = here }
  }

  /// Ends the line before the scalar here, which doesn't fit.
  private mutating func overflow(
    _ text: TextBytes,
    by scalar: DecodedScalar,
    mayBeEmpty: Bool
  ) -> (WrappedLine, Following) {
    if undecided != nil { settle(text, after: here.index + scalar.length) }
    if let opportunity { return softLine(to: opportunity) }
    if mayBeEmpty { return softLine(to: origin) }
    if cluster.index > start { return softLine(to: cluster) }
    return standIn(text)
  }

  /// Reads on until the undecided place is or isn't an opportunity.
  private mutating func settle(_ text: TextBytes, after index: Int) {
    var index = index
    while index < end, text[index] != 0x0A {
      let scalar = DecodedScalar(text, at: index, end: end)
      let answer = lines.answer(to: ScalarRow(scalar.value))
      if answer.contains(.settled) { opportunity = undecided }
      if !answer.contains(.held) { return }
      index += scalar.length
    }
    if lines.answerAtEnd.contains(.settled) { opportunity = undecided }
  }

  private func line(to place: Place, ending: WrappedLine.Ending) -> WrappedLine {
    WrappedLine(
      range: start..<place.visibleEnd,
      width: place.visibleWidth,
      ending: ending,
      content: .bytes
    )
  }

  private func softLine(to place: Place) -> (WrappedLine, Following) {
    (line(to: place, ending: .soft), Following(index: place.index, state: place.state))
  }

  private func hardLine() -> (WrappedLine, Following) {
    (line(to: here, ending: .hard), Following(index: here.index + 1, state: 0))
  }

  /// A line of one cell that stands for the first cluster.
  private mutating func standIn(_ text: TextBytes) -> (WrappedLine, Following) {
    let range = ClusterReader(start..<end).read(text).range
    var machine = LineMachine(state: cluster.state)
    var index = start
    while index < range.upperBound {
      let scalar = DecodedScalar(text, at: index, end: end)
      _ = machine.answer(to: ScalarRow(scalar.value))
      index += scalar.length
    }
    let line = WrappedLine(range: range, width: 1, ending: .soft, content: .standIn)
    return finished(line, at: index, machine.state, text)
  }

  /// A line without cells: it takes the text up to its end or a line feed, and shows none of it.
  private func skip(_ text: TextBytes, mayBeEmpty: Bool) -> (WrappedLine, Following) {
    if mayBeEmpty, start < end, text[start] != 0x0A { return softLine(to: here) }
    var index = start
    while index < end, text[index] != 0x0A { index += 1 }
    let line = WrappedLine(range: start..<index, width: 0, ending: .soft, content: .nothing)
    return finished(line, at: index, 0, text)
  }

  /// Gives a line that took all up to an index its ending, and takes the line feed there in.
  private func finished(
    _ line: WrappedLine,
    at index: Int,
    _ state: UInt8,
    _ text: TextBytes
  ) -> (WrappedLine, Following) {
    var line = line
    if index == end {
      line.ending = .text
    } else if text[index] == 0x0A {
      line.ending = .hard
      return (line, Following(index: index + 1, state: 0))
    }
    return (line, Following(index: index, state: state))
  }
}
