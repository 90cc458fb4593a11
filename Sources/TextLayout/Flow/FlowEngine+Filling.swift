extension FlowEngine {
  /// Sets a line with fills: text that doesn't fit after a fill moves to the next line and takes
  /// the fill along, so that a value stays at the right edge.
  mutating func setFilledLine() {
    let room = Room(frame.width, frame.setting)
    var line = FilledLine(available: room.first)
    if frame.setting.wrap == .none {
      collectCut(&line)
      return put(line)
    }
    var index = 0
    while index < spans.count {
      let end = pieceEnd(from: index)
      if spans[index].isFill {
        line.add(fill: index)
      } else {
        add(index..<end, to: &line, room: room)
      }
      index = end
    }
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

  private mutating func add(_ range: Range<Int>, to line: inout FilledLine, room: Room) {
    let text = text(of: range)
    if line.fits(text.width) { return line.add(text, span: range.lowerBound) }
    if line.hasText {
      let fills = line.takeFills()
      put(line)
      line = FilledLine(available: room.rest, isFirst: false)
      for case .fill(let span) in fills where text.width < room.rest { line.add(fill: span) }
    }
    if text.width <= line.available { return line.add(text, span: range.lowerBound) }
    wrap(text, span: range.lowerBound, into: &line, room: room)
  }

  /// Breaks a text into lines; the last one stays open.
  private mutating func wrap(
    _ text: TextPiece,
    span: Int,
    into line: inout FilledLine,
    room: Room
  ) {
    _ = line.takeFills()
    var wrapper = LineWrapper(text.start..<text.end)
    var width = line.available
    while let piece = wrapper.next(in: arena.bytes.span, width: width) {
      width = room.rest
      if line.hasText {
        put(line)
        line = FilledLine(available: room.rest, isFirst: false)
      }
      line.add(TextPiece(piece), span: span)
    }
  }

  /// Collects one line that isn't wrapped: what follows the last fill stays whole where there is
  /// room, what precedes it is cut.
  private func collectCut(_ line: inout FilledLine) {
    let last = spans.lastIndex { $0.isFill } ?? 0
    let tail = last + 1 < spans.count ? text(of: last + 1..<spans.count) : nil
    let total = spans.reduce(0) { $0 + $1.width }
    let least = (tail?.width ?? 0) + 1
    let keepsTail = least + 2 <= line.available
    var left =
      total + (tail == nil ? 0 : 1) <= line.available
      ? total : line.available - (keepsTail ? least : 0)
    var index = 0
    while index < spans.count {
      let end = pieceEnd(from: index)
      if spans[index].isFill {
        line.add(fill: index)
      } else if index > last, keepsTail, let tail {
        line.add(tail, span: index)
      } else {
        collect(index..<end, within: &left, in: &line)
      }
      index = end
    }
  }

  /// Collects a text, cut where it is wider than what is left.
  private func collect(_ range: Range<Int>, within left: inout Int, in line: inout FilledLine) {
    guard left > 0 else { return }
    let text = text(of: range)
    if text.width <= left {
      left -= text.width
      return line.add(text, span: range.lowerBound)
    }
    let dots = ellipsisWidth(in: left)
    let piece = cut(text.start, text.end, to: left - dots)
    line.add(piece, span: range.lowerBound)
    line.add(ellipsis: dots, style: spans[range.lowerBound].style)
    left = 0
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
