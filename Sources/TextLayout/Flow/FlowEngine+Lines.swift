extension FlowEngine {
  /// Starts a line of the innermost box with what stands before its content.
  mutating func openLine() {
    lineStart = arena.runs.count
    lineWidth = frame.beforeWidth
    for edge in frame.before { arena.runs.append(edges[edge]) }
  }

  /// Ends the line, filled up to the right edge where something shows there.
  mutating func closeLine() {
    if frame.isPadded {
      putBlanks(frame.beforeWidth + frame.width - lineWidth, style: frame.ground)
      for edge in frame.after { arena.runs.append(edges[edge]) }
      lineWidth += frame.afterWidth
    }
    arena.lines.append(
      Line(first: lineStart, count: arena.runs.count - lineStart, width: lineWidth)
    )
  }

  /// Appends blanks to the line.
  mutating func putBlanks(_ count: Int, style: StyleID) {
    if count > 0 { put(strip(.blank), width: count, style: style, flags: .blank) }
  }

  /// Appends one pattern of a mark to the line.
  mutating func putMark(_ mark: Mark, style: StyleID, flags: Run.Flags = .rule) {
    let strip = strip(mark)
    put(strip, width: strip.unitWidth, style: style, flags: flags)
  }

  /// Empty lines in the innermost box.
  mutating func putEmptyLines(_ count: Int) {
    for _ in 0..<max(0, count) {
      openLine()
      closeLine()
    }
  }

  /// Ends the line being typed, if one is begun, and its own paragraph.
  mutating func endLine() {
    if !spans.isEmpty { finishLine() }
    if frame.line != nil { frame.line = nil }
  }

  /// Ends the line being typed; an empty one is an empty line.
  mutating func breakLine() {
    if spans.isEmpty { putEmptyLines(1) }
    endLine()
  }

  /// Ends a line inside a text, of which more follows.
  mutating func breakInnerLine() {
    guard frame.line?.left != 0 else { return forgetLine() }
    if spans.isEmpty {
      putEmptyLines(1)
      frame.line?.left -= 1
    } else {
      finishLine(continues: true)
    }
  }

  private mutating func finishLine(continues: Bool = false) {
    if frame.line?.left != 0 {
      let first = arena.lines.count
      setSpans(continues: continues)
      let used = arena.lines.count - first
      frame.line?.left -= used
    }
    forgetLine()
  }

  /// Begins a new line to type.
  mutating func forgetLine() {
    spans.removeAll(keepingCapacity: true)
    segment = 0
    column = 0
    carried = CarriedDirections(place: arena.bytes.count)
  }

  /// How the lines that follow are set.
  mutating func set(_ paragraph: Paragraph) {
    endLine()
    frame.paragraph = isLinear ? .standard : paragraph
  }

  /// How the line that follows is set, until it ends.
  mutating func setLine(_ paragraph: Paragraph) {
    endLine()
    if isLinear { return }
    frame.line = OwnLine(
      paragraph: paragraph,
      left: paragraph.maxLines == 0 ? .max : paragraph.maxLines
    )
  }

  /// Ends the line being typed, and leaves empty lines.
  mutating func putBlankLines(_ count: Int) {
    endLine()
    putEmptyLines(min(count, Insets.most))
  }
}
