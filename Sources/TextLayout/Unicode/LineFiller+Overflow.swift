extension LineFiller {
  /// Ends the line, which has become too wide, at its last opportunity.
  ///
  /// A place that is undecided waits for what stands at the index and after it.
  @inline(never)
  func overflow(_ lines: LineMachine, _ choice: Choice, at index: Int) -> Filled {
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
    while let cluster = reader.next(in: text), fits(cluster, after: place) {
      place = self.place(after: cluster, from: place)
    }
    return place.index > origin.index ? line(to: place) : standIn()
  }

  private func fits(_ cluster: Cluster, after place: Place) -> Bool {
    let hangs = cluster.range.count == 1 && text[cluster.range.lowerBound] == 0x20
    return hangs || place.width + cluster.width <= cells
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
  private func standIn() -> Filled {
    var reader = ClusterReader(origin.index..<end)
    let cluster = reader.next(in: text)
    let next = cluster.map { place(after: $0, from: origin) } ?? origin
    let range = origin.index..<next.index
    return finished(
      WrappedLine(range: range, width: 1, ending: .soft, content: .standIn),
      next
    )
  }

  /// A line without cells: it takes the text up to a line feed, and shows none of it.
  func skipped() -> Filled {
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
}
