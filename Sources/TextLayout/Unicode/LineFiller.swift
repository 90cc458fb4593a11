/// Fills one line with clusters and remembers where it may end.
struct LineFiller {
  /// A place where the line may end and the next begin.
  struct Place {
    /// Where the next line begins.
    var index: Int
    /// The cells before it.
    var width: Int
    /// The state of the line automaton there.
    var state: UInt8
  }

  /// A line, and where the next one goes on.
  typealias Filled = (line: WrappedLine, next: Place)

  private let text: TextBytes
  private let origin: Place
  private let end: Int
  private let cells: Int
  private let mayBeEmpty: Bool

  /// Prepares to fill a line.
  ///
  /// - Parameters:
  ///   - text: clean text.
  ///   - origin: where the line begins.
  ///   - end: where the text ends.
  ///   - cells: how wide the line may be.
  ///   - mayBeEmpty: whether the line stays empty where only part of a word would fit.
  init(_ text: TextBytes, from origin: Place, to end: Int, cells: Int, mayBeEmpty: Bool) {
    self.text = text
    self.origin = origin
    self.end = end
    self.cells = cells
    self.mayBeEmpty = mayBeEmpty
  }

  /// Fills the line.
  @inline(__always)
  func fill() -> Filled {
    guard cells > 0 else { return skipped() }
    let start = origin.index
    let limit = min(end &- start, cells &+ 1) &+ start
    let asciiEnd = PrintableASCII.end(in: text, from: start, to: limit)
    if asciiEnd &- start <= cells {
      if asciiEnd == end { return line(atEnd: asciiEnd, asciiEnd &- start) }
      if text[asciiEnd] == 0x0A { return line(atFeed: asciiEnd, asciiEnd &- start) }
    }
    return fill(from: certainPlace(before: asciiEnd))
  }

  /// The last place before an index, in printable ASCII, where a line may end whatever stands
  /// around: after a letter and the like and one space, before a letter or a digit.
  ///
  /// The generator proves that it is an opportunity and that the state after it is the same.
  @inline(__always)
  private func certainPlace(before end: Int) -> Place {
    let start = origin.index
    var index = end &- 1
    while index >= start &+ 2 {
      let before = text[index &- 2]
      if text[index &- 1] == 0x20, CommonScalars.isLetter(text[index]) || text[index] &- 0x30 < 10,
        before != 0x20, before != 0x28, before | 0x20 != 0x7B
      {
        return Place(index: index, width: index &- start, state: LineTable.afterSpace)
      }
      index &-= 1
    }
    return origin
  }

  /// Fills the line from a place up to which it fits, and which is its last opportunity.
  private func fill(from place: Place) -> Filled {
    var lines = LineMachine(state: place.state)
    var clusters = ClusterMachine()
    var choice = Choice(opportunity: place, undecided: origin)
    var here = place
    while here.index < end {
      let byte = text[here.index]
      if clusters.endsBeforeOthers {
        if lines.isAfterLetter {
          let start = here.index
          here = readWords(from: here, &choice.opportunity)
          if here.width > cells { return overflow(lines, choice, at: here.index) }
          if here.index > start {
            clusters.enterOther(width: 1)
            continue
          }
        } else if lines.isAfterIdeograph,
          CommonScalars.isIdeograph(text, at: here.index, end: end)
        {
          choice.opportunity = here
          clusters.enterOther(width: 2)
          here.index &+= 3
          here.width &+= 2
          if here.width > cells { return overflow(lines, choice, at: here.index) }
          continue
        }
      }
      if byte == 0x0A { return line(atFeed: here.index, here.width) }
      let scalar = DecodedScalar(text, at: here.index, end: end)
      let row = ScalarRow(scalar.value)
      let before = clusters.width
      let begins = clusters.begins(with: row)
      let answer = lines.answer(to: row)
      if answer.rawValue != 0 { choice.take(answer, at: here, begins: begins, origin) }
      here.index &+= scalar.length
      here.width &+= clusters.width &- (begins ? 0 : before)
      here.state = lines.state
      if here.width > cells, byte != 0x20 || !begins {
        return overflow(lines, choice, at: here.index)
      }
    }
    return line(atEnd: end, here.width)
  }

  /// Reads letters after a letter, and single spaces that letters follow, while they fit.
  @inline(__always)
  private func readWords(from place: Place, _ opportunity: inout Place) -> Place {
    var here = place
    while true {
      let room = max(cells &- here.width, 0) &+ 1
      let run = CommonScalars.letters(in: text, from: here.index, to: end, atMost: room)
      here.index = run.end
      here.width &+= run.cells
      guard here.width <= cells, here.index < end, text[here.index] == 0x20,
        CommonScalars.isLetter(text, at: here.index &+ 1, end: end)
      else { return here }
      here.index &+= 1
      here.width &+= 1
      opportunity = Place(index: here.index, width: here.width, state: LineTable.afterSpace)
    }
  }

  /// Where the line may end: the last place where it may, and one that is undecided.
  private struct Choice {
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

  /// Ends the line, which has become too wide, at its last opportunity.
  ///
  /// A place that is undecided waits for what stands at the index and after it.
  @inline(never)
  private func overflow(_ lines: LineMachine, _ choice: Choice, at index: Int) -> Filled {
    var place = choice.opportunity
    if choice.undecided.index > origin.index, settles(lines, from: index) {
      place = choice.undecided
    }
    if place.index > origin.index { return line(to: place) }
    return mayBeEmpty ? line(to: origin) : brokenWord()
  }

  /// Whether the place that is undecided turns out to be an opportunity.
  private func settles(_ lines: LineMachine, from index: Int) -> Bool {
    var lines = lines
    var index = index
    while index < end, text[index] != 0x0A {
      let scalar = DecodedScalar(text, at: index, end: end)
      let answer = lines.answer(to: ScalarRow(scalar.value))
      if !answer.isDisjoint(with: [.settled, .dropped]) { return answer.contains(.settled) }
      index += scalar.length
    }
    return lines.answerAtEnd.contains(.settled)
  }

  /// Ends the line between two clusters, for want of an opportunity.
  private func brokenWord() -> Filled {
    var reader = ClusterReader(origin.index..<end)
    var place = origin
    while let cluster = reader.next(in: text) {
      let isHanging = cluster.range.count == 1 && text[cluster.range.lowerBound] == 0x20
      if place.width + cluster.width > cells, !isHanging {
        return place.index > origin.index ? line(to: place) : standIn(for: cluster)
      }
      place = self.place(after: cluster, from: place)
    }
    return line(atEnd: end, place.width)
  }

  private func place(after cluster: Cluster, from place: Place) -> Place {
    var lines = LineMachine(state: place.state)
    var index = cluster.range.lowerBound
    while index < cluster.range.upperBound {
      let scalar = DecodedScalar(text, at: index, end: end)
      _ = lines.answer(to: ScalarRow(scalar.value))
      index += scalar.length
    }
    return Place(index: index, width: place.width + cluster.width, state: lines.state)
  }

  /// A line of one cell that stands for its one cluster.
  private func standIn(for cluster: Cluster) -> Filled {
    let line = WrappedLine(range: cluster.range, width: 1, ending: .soft, content: .standIn)
    return finished(line, place(after: cluster, from: origin))
  }

  /// A line without cells: it takes the text up to a line feed, and shows none of it.
  private func skipped() -> Filled {
    var index = origin.index
    while index < end, text[index] != 0x0A { index += 1 }
    if mayBeEmpty, index > origin.index { return line(to: origin) }
    let range = origin.index..<index
    let line = WrappedLine(range: range, width: 0, ending: .soft, content: .nothing)
    return finished(line, Place(index: index, width: 0, state: 0))
  }

  /// Gives a line that is shown otherwise than by its bytes its ending.
  private func finished(_ line: WrappedLine, _ next: Place) -> Filled {
    var line = line
    var next = next
    if next.index == end {
      line.ending = .text
    } else if text[next.index] == 0x0A {
      line.ending = .hard
      next = Place(index: next.index + 1, width: 0, state: 0)
    }
    return (line, next)
  }

  @inline(__always)
  private func line(to place: Place) -> Filled {
    (line(endingAt: place.index, place.width, .soft), place)
  }

  @inline(__always)
  private func line(atFeed index: Int, _ width: Int) -> Filled {
    (line(endingAt: index, width, .hard), Place(index: index &+ 1, width: 0, state: 0))
  }

  @inline(__always)
  private func line(atEnd index: Int, _ width: Int) -> Filled {
    (line(endingAt: index, width, .text), Place(index: index, width: 0, state: 0))
  }

  /// The line without the spaces that hang at its end.
  @inline(__always)
  private func line(
    endingAt index: Int,
    _ width: Int,
    _ ending: WrappedLine.Ending
  ) -> WrappedLine {
    let start = origin.index
    var visible = index
    while visible > start, text[visible &- 1] == 0x20 { visible &-= 1 }
    if visible < index, visible > start, text[visible &- 1] >= 0x80 {
      visible = endOfSpace(after: visible)
    }
    return WrappedLine(
      range: start..<visible,
      width: width &- (index &- visible),
      ending: ending,
      content: .bytes
    )
  }

  /// Where the spaces after an index begin to hang: the first may be part of a cluster.
  @inline(never)
  private func endOfSpace(after index: Int) -> Int {
    var first = index - 1
    while first > origin.index, text[first] & 0xC0 == 0x80 { first -= 1 }
    let scalar = DecodedScalar(text, at: first, end: end)
    var clusters = ClusterMachine()
    _ = clusters.begins(with: ScalarRow(scalar.value))
    return clusters.endsBeforeOthers ? index : index + 1
  }
}
