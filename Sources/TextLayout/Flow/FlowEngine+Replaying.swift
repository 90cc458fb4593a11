extension FlowEngine {
  /// Lays out what was kept from an op on.
  mutating func replayAll(from start: Int) {
    let outer = (owner, region)
    let range = start..<recording.ops.count
    measure(range, words: false)
    replay(range)
    recording.cut(to: .zero)
    (owner, region) = outer
  }

  /// Lays out a range of ops in the innermost box.
  mutating func replay(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let op = recording.ops[index]
      owner = op.owner
      region = op.region
      index += 1
      switch op.kind {
      case .text: addText(op.start, op.end, width: op.width, style: op.style)
      case .fill: typeFill(recording.strips[op.start], style: op.style)
      case .newline: breakLine()
      case .lineEnd: breakInnerLine()
      case .paragraph: set(recording.paragraphs[op.start])
      case .line: setLine(recording.paragraphs[op.start])
      case .blankLines: putBlankLines(op.start)
      case .space: putSpace(op.start)
      case .block: putBlock(recording.lines[op.start..<op.end], recording.runs)
      case .open: open(fitted(op))
      case .close: close()
      case .table:
        setTable(index - 1)
        index = op.match + 1
      case .cell, .endTable: break
      }
    }
  }

  /// A box as wide as its content would like.
  private func fitted(_ op: FlowOp) -> BoxSpec {
    var spec = recording.boxes[op.start]
    if spec.width == .hug {
      spec.width = .cells(op.preferred - spec.margin.left - spec.margin.right)
    }
    return spec
  }
}
