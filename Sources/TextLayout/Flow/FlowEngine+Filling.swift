extension FlowEngine {
  /// Sets a line with fills: text that doesn't fit after a fill moves to the next line and takes
  /// the fill along, so that a value stays at the right edge.
  ///
  /// - Parameter continues: Whether more of the text follows in another line.
  mutating func setFilledLine(continues: Bool) {
    let room = Room(frame.width, frame.setting)
    var line = FilledLine(available: room.first)
    if frame.setting.wrap == .none || frame.limit == 1 {
      collectCut(&line)
      return put(continues && frame.limit == 1 ? cutShort(line) : line)
    }
    var done: [FilledLine] = []
    var index = 0
    while index < spans.count {
      let end = pieceEnd(from: index)
      if spans[index].isFill {
        line.add(fill: index)
      } else {
        add(index..<end, to: &line, room: room, &done)
      }
      index = end
    }
    if frame.limit > 0, done.count + (continues ? 1 : 0) >= frame.limit {
      line = cutShort(done.count < frame.limit ? line : done[frame.limit - 1])
      done.removeSubrange(min(done.count, frame.limit - 1)...)
    }
    for line in done { put(line) }
    put(line)
  }

  /// The span behind the fill or the text at `index`.
  func pieceEnd(from index: Int) -> Int {
    if spans[index].isFill { return index + 1 }
    return spans[index...].firstIndex { $0.isFill } ?? spans.count
  }

  /// The text of neighbouring spans.
  func text(of range: Range<Int>) -> TextPiece {
    TextPiece(
      start: spans[range.lowerBound].start,
      end: spans[range.upperBound - 1].end,
      width: spans[range].reduce(0) { $0 + $1.width }
    )
  }

  private func add(
    _ range: Range<Int>,
    to line: inout FilledLine,
    room: Room,
    _ done: inout [FilledLine]
  ) {
    let text = text(of: range)
    if line.fits(text.width) { return line.add(text, span: range.lowerBound) }
    if line.hasText {
      let fills = line.takeFills()
      done.append(line)
      line = FilledLine(available: room.rest, isFirst: false)
      for case .fill(let span) in fills where text.width < room.rest { line.add(fill: span) }
    }
    if text.width <= line.available { return line.add(text, span: range.lowerBound) }
    wrap(text, span: range.lowerBound, into: &line, room: room, &done)
  }

  /// Breaks a text into lines; the last one stays open.
  private func wrap(
    _ text: TextPiece,
    span: Int,
    into line: inout FilledLine,
    room: Room,
    _ done: inout [FilledLine]
  ) {
    _ = line.takeFills()
    var wrapper = LineWrapper(text.start..<text.end)
    var width = line.available
    while let piece = wrapper.next(in: arena.bytes.span, width: width) {
      width = room.rest
      if line.hasText {
        done.append(line)
        line = FilledLine(available: room.rest, isFirst: false)
      }
      line.add(TextPiece(piece), span: span)
    }
  }

  /// Puts a line with its fills stretched over what its texts leave.
  private mutating func put(_ line: FilledLine) {
    openLine()
    if !isRightToLeft { putBlanks(frame.width - line.available, style: frame.ground) }
    let rest = max(0, line.available - line.width)
    if line.fillCount == 0 { putBlanks(lead(in: rest), style: frame.ground) }
    var fill = 0
    for item in isRightToLeft ? line.items.reversed() : line.items {
      put(item, rest: rest, of: line.fillCount, fill: &fill)
    }
    closeLine()
  }

  private func lead(in rest: Int) -> Int {
    let wanted = frame.setting.alignment
    let alignment = wanted == .leading ? frame.alignment : wanted
    return (isRightToLeft ? alignment.mirrored : alignment).offset(in: rest)
  }

  private mutating func put(
    _ item: FilledLine.Item,
    rest: Int,
    of count: Int,
    fill: inout Int
  ) {
    switch item {
    case .text(let piece, let span):
      if piece.start < piece.end { _ = putText(piece, cursor: span) }
    case .ellipsis(let width, let style):
      putEllipsis(width, style: style)
    case .fill(let index):
      stretch(spans[index], over: Shares.equal(fill, of: count, in: rest))
      fill += 1
    }
  }

  private mutating func stretch(_ fill: FlowSpan, over width: Int) {
    guard width > 0, let strip = fill.strip else { return }
    let isBlank = strip.offset == self.strip(.blank).offset
    put(strip, width: width, style: fill.style, flags: isBlank ? .blank : .leader)
  }
}
