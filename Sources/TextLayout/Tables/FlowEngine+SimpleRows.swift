/// Rows whose cells are one text each that fits: they are put as they are, without frames.
extension FlowEngine {
  /// The op of a cell's only text, or the cell itself where it is empty; nil where there is more.
  func simpleText(of cell: Int) -> Int? {
    let next = recording.ops[cell].match
    var index = cell + 1
    if index == next { return cell }
    if recording.ops[index].kind == .line {
      let paragraph = recording.paragraphs[recording.ops[index].start]
      if paragraph.firstIndent > 0 { return nil }
      index += 1
    }
    guard index + 1 == next, recording.ops[index].kind == .text else { return nil }
    return recording.ops[index].end - recording.ops[index].start <= Run.longest ? index : nil
  }

  /// Puts the row that starts at a cell, if it is simple.
  ///
  /// - Returns: The cell or the op behind the row; nil where nothing was put.
  mutating func putSimpleRow(from cell: Int, to end: Int) -> Int? {
    let level = columns.count - 1
    guard !isRightToLeft, let next = rowEnd(from: cell, to: end) else { return nil }
    finishRow()
    startRow(level)
    (owner, region) = (columns[level].owner, columns[level].region)
    openLine()
    var left = frame.beforeWidth
    var cell = cell
    for column in columns[level].widths.indices where cell < next {
      putSimpleCell(cell, column, at: left)
      left += columns[level].widths[column] + columns[level].gap
      cell = recording.ops[cell].match
    }
    closeLine()
    return next
  }

  /// Where a row of simple cells ends; nil where it isn't one.
  private func rowEnd(from cell: Int, to end: Int) -> Int? {
    let level = columns.count - 1
    var cell = cell
    for column in columns[level].widths.indices where cell < end {
      guard let text = simpleText(of: cell) else { return nil }
      if recording.ops[text].width > columns[level].widths[column] { return nil }
      cell = recording.ops[cell].match
    }
    return cell
  }

  private mutating func putSimpleCell(_ cell: Int, _ column: Int, at left: Int) {
    guard let text = simpleText(of: cell), text > cell else { return }
    let op = recording.ops[text]
    let level = columns.count - 1
    var alignment = columns[level].alignments[column]
    if text > cell + 1 {
      let wanted = recording.paragraphs[recording.ops[cell + 1].start].alignment
      if wanted != .leading { alignment = wanted }
    }
    let start = left + alignment.offset(in: columns[level].widths[column] - op.width)
    putBlanks(start - lineWidth, style: frame.ground)
    arena.runs.append(
      Run(
        offset: op.start,
        length: op.end - op.start,
        width: op.width,
        style: op.style,
        owner: op.owner,
        region: op.region
      )
    )
    lineWidth += op.width
  }
}
