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

  let text: TextBytes
  let origin: Place
  let end: Int
  let cells: Int
  let mayBeEmpty: Bool

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
}
