extension FlowEngine {
  /// Starts cells side by side, in columns of known width.
  mutating func openColumns(_ spec: TableSpec, widths: [Int], hasHeaderRule: Bool = false) {
    endLine()
    columns.append(
      OpenColumns(
        kind: spec.kind,
        widths: widths,
        alignments: spec.columns.map(\.alignment),
        gap: spec.table.gap,
        rowGap: spec.table.rowGap,
        hasHeaderRule: hasHeaderRule,
        style: frame.style,
        owner: owner,
        region: region,
        depth: frames.count,
        firstCell: cells.count
      )
    )
  }

  /// Starts the next cell.
  ///
  /// Those of a strip that lie behind the edge don't show.
  mutating func nextColumn() {
    endCell()
    let level = columns.count - 1
    var index = cells.count - columns[level].firstCell
    if columns[level].kind != .strip, index == columns[level].widths.count {
      composeRow()
      index = 0
    }
    if index == 0 { startRow(level) }
    startCell(index, level)
  }

  /// Takes the open cell back, and the gap before its row if it is the row's first.
  mutating func dropColumn() {
    guard let level = columns.indices.last, frames.count > columns[level].depth else { return }
    let first = cells.count == columns[level].firstCell
    endCell()
    cells.removeLast()
    let start = first ? columns[level].gapStart : columns[level].cellStart
    arena.runs.removeSubrange(start.run...)
    arena.lines.removeSubrange(start.line...)
    if first { columns[level].rows -= 1 }
  }

  mutating func startRow(_ level: Int) {
    let rows = columns[level].rows
    columns[level].gapStart = place
    if rows == 1, columns[level].hasHeaderRule {
      putJoint()
    } else if rows > 0 {
      putEmptyLines(columns[level].rowGap)
    }
    columns[level].rowStart = place
    columns[level].rows += 1
  }

  private var place: OpenColumns.Place {
    OpenColumns.Place(run: arena.runs.count, line: arena.lines.count)
  }

  private mutating func startCell(_ index: Int, _ level: Int) {
    columns[level].cellStart = place
    columns[level].stretch = nil
    push(.column, width: columns[level].width(of: index), style: columns[level].style)
    if index < columns[level].alignments.count {
      frame.alignment = columns[level].alignments[index]
    }
  }

  /// Ends the cell that is open, with all boxes in it.
  private mutating func endCell() {
    let level = columns.count - 1
    guard frames.count > columns[level].depth else { return }
    while frame.kind != .column { leave() }
    endLine()
    pop()
    cells.append(
      FinishedCell(
        lines: columns[level].cellStart.line..<arena.lines.count,
        stretch: columns[level].stretch
      )
    )
  }

  /// Ends the innermost grid, strip or table.
  mutating func leaveColumns() {
    finishRow()
    columns.removeLast()
  }

  /// Ends the row that is open, whether or not all its cells were begun.
  mutating func finishRow() {
    endCell()
    if cells.count > columns[columns.count - 1].firstCell { composeRow() }
  }

  /// Remembers where a box of a grid's cell can grow to the height of its row.
  mutating func keepStretch(_ box: OpenBox) {
    guard let level = columns.indices.last, columns[level].kind != .table else { return }
    guard box.border.isFrame || styles[frame.ground].showsBlanks else { return }
    putEmptyLines(1)
    if let template = arena.lines.popLast() {
      columns[level].stretch = OpenColumns.Stretch(line: arena.lines.count, template: template)
    }
  }
}
