extension FlowEngine {
  /// What waits while something is measured.
  struct SizingState {
    var width: Int
    var checkpoint: Checkpoint
    var spans: [FlowSpan]
    var segment: Int
    var column: Int
  }

  mutating func beginSizing(width: Int) -> SizingState {
    openAwaitedCell()
    let width = min(max(0, width), pageWidth)
    let state = SizingState(
      width: width,
      checkpoint: checkpoint,
      spans: spans,
      segment: segment,
      column: column
    )
    forgetLine()
    recording.ops.append(
      FlowOp(kind: .open, owner: owner, region: region, start: recording.boxes.count)
    )
    recording.boxes.append(BoxSpec(style: frame.style))
    pushKept(.keptBox, width: width, style: frame.style)
    floor = frames.count
    return state
  }

  mutating func endSizing(_ state: SizingState) -> TextFlow.Size {
    let opening = state.checkpoint.recording.ops
    leave(to: state.checkpoint.frames + 1, columns: state.checkpoint.columns)
    recording.ops.append(FlowOp(kind: .close, owner: owner, region: region))
    measure(opening..<recording.ops.count, words: true)
    var size = TextFlow.Size(
      minimumWidth: recording.ops[opening].minimum,
      width: recording.ops[opening].preferred,
      height: 0
    )
    size.height = height(of: opening + 1..<recording.ops.count - 1, width: state.width)
    size.minimumWidth = min(size.minimumWidth, size.width)
    rollBack(to: state.checkpoint)
    (spans, segment, column) = (state.spans, state.segment, state.column)
    return size
  }

  /// The lines that ops take in a width.
  private mutating func height(of range: Range<Int>, width: Int) -> Int {
    push(.column, width: width, style: frame.style)
    recording.depth = 0
    let first = arena.lines.count
    replay(range)
    endLine()
    return arena.lines.count - first
  }
}
