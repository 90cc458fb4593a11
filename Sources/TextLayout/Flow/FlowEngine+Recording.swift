extension FlowEngine {
  /// Whether calls are kept: a box that hugs its content or a table is open.
  var isRecording: Bool {
    recording.depth > 0
  }

  /// Starts the cell that a table, grid or strip waits for, so that nothing falls between them.
  mutating func openAwaitedCell() {
    if awaitsCell { startAwaitedCell() }
  }

  /// Whether the innermost thing is a table, grid or strip without an open cell.
  private var awaitsCell: Bool {
    if frame.kind == .keptTable { return frame.openCell == nil }
    return !columns.isEmpty && columns[columns.count - 1].depth == frames.count
  }

  private func op(_ kind: FlowOp.Kind, _ position: Int = 0) -> FlowOp {
    FlowOp(kind: kind, owner: owner, region: region, start: position)
  }

  /// Text of one line, clean and in the arena.
  mutating func enterText(_ start: Int, _ end: Int, width: Int, style: StyleID) {
    if start == end { return }
    openAwaitedCell()
    if !isRecording { return addText(start, end, width: width, style: style) }
    var op = op(.text, start)
    op.end = end
    op.width = width
    op.style = style
    recording.ops.append(op)
  }

  mutating func enterFill(_ strip: Strip, style: StyleID) {
    openAwaitedCell()
    if !isRecording { return typeFill(strip, style: style) }
    var op = op(.fill, recording.strips.count)
    op.style = style
    recording.strips.append(strip)
    recording.ops.append(op)
  }

  mutating func enterLineEnd() {
    openAwaitedCell()
    if !isRecording { return breakLine() }
    recording.ops.append(op(.newline))
  }

  /// A line end inside a text, of which more follows.
  mutating func enterInnerLineEnd() {
    openAwaitedCell()
    if !isRecording { return breakInnerLine() }
    recording.ops.append(op(.lineEnd))
  }

  mutating func enter(_ paragraph: Paragraph) {
    openAwaitedCell()
    if !isRecording { return set(paragraph) }
    recording.ops.append(op(.paragraph, recording.paragraphs.count))
    recording.paragraphs.append(paragraph)
  }

  mutating func enterLine(_ paragraph: Paragraph) {
    openAwaitedCell()
    if !isRecording { return setLine(paragraph) }
    recording.ops.append(op(.line, recording.paragraphs.count))
    recording.paragraphs.append(paragraph)
  }

  mutating func enterBlankLines(_ count: Int) {
    openAwaitedCell()
    if !isRecording { return putBlankLines(count) }
    recording.ops.append(op(.blankLines, count))
  }

  /// The empty lines between the boxes of child widgets.
  mutating func enterSpace() {
    openAwaitedCell()
    let count = frame.spacing
    if !isRecording { return putSpace(count) }
    recording.ops.append(op(.space, count))
  }

  /// Opens a box with a title.
  mutating func enter(_ box: Box, title: UnsafeBufferPointer<UInt8>) {
    if box.isPlain, title.isEmpty {
      openAwaitedCell()
      if !isRecording { return openScope() }
    }
    if isLinear { return unsafe enterLinear(box, title: title) }
    enter(unsafe spec(of: box, title: title))
  }

  /// Opens a box of which only the style and the title are left.
  private mutating func enterLinear(_ box: Box, title: UnsafeBufferPointer<UInt8>) {
    let none = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    enter(unsafe spec(of: Box(spacing: box.spacing, style: box.style), title: none))
    if title.isEmpty { return }
    unsafe type(title, style: Style(role: .header))
    enterLineEnd()
  }

  /// Closes the innermost box that the widget opened.
  ///
  /// - Returns: Whether there was one.
  mutating func leaveBox() -> Bool {
    guard frames.count > floor, frame.kind.isBox, !awaitsCell else { return false }
    leave()
    return true
  }

  /// Opens a box; from one that hugs its content on, calls are kept.
  mutating func enter(_ spec: BoxSpec) {
    openAwaitedCell()
    if !isRecording, spec.width != .hug { return open(spec) }
    if !isRecording { endLine() }
    recording.ops.append(op(.open, recording.boxes.count))
    recording.boxes.append(spec)
    let geometry = BoxGeometry(spec, in: frame.width, alignment: .leading, isMirrored: false)
    pushKept(.keptBox, width: geometry.content, style: spec.style)
    frame.spacing = spec.spacing
  }

  /// Opens a frame that only remembers styles and an estimate of its width.
  mutating func pushKept(_ kind: Frame.Kind, width: Int, style: StyleID) {
    push(kind, width: width, style: style)
    frame.opening = recording.ops.count - 1
    recording.depth += 1
  }

  /// Closes the innermost box, column or table.
  mutating func leave() {
    switch frame.kind {
    case .page: endLine()
    case .box: close()
    case .scope: closeScope()
    case .column: leaveColumns()
    case .keptBox: leaveKept(.close)
    case .keptTable: leaveKept(.endTable)
    }
  }

  /// Closes a kept box or table; after the outermost, everything kept is laid out.
  private mutating func leaveKept(_ kind: FlowOp.Kind) {
    let opening = frame.opening
    recording.ops[opening].match = recording.ops.count
    if let cell = frame.openCell { recording.ops[cell].match = recording.ops.count }
    recording.ops.append(op(kind))
    pop()
    recording.depth -= 1
    if recording.depth == 0 { replayAll(from: opening) }
  }
}
