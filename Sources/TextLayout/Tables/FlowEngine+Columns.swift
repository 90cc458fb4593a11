extension FlowEngine {
  /// Starts cells side by side, in columns of known width.
  mutating func openColumns(_ spec: TableSpec, widths: [Int], hasHeaderRule: Bool = false) {
    endLine()
    columns.append(
      OpenColumns(
        kind: spec.kind,
        widths: widths,
        alignments: spec.columns.map(\.column.alignment),
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
  /// - Returns: Whether any of it shows: a strip ends at the edge.
  mutating func nextColumn() -> Bool {
    endCell()
    let level = columns.count - 1
    var index = cells.count - columns[level].firstCell
    if columns[level].kind == .strip {
      let offset = index * (columns[level].widths[0] + columns[level].gap)
      if index > 0, offset >= frame.width { return false }
    } else if index == columns[level].widths.count {
      composeRow()
      index = 0
    }
    if index == 0 { startRow(level) }
    startCell(index, level)
    return true
  }

  private mutating func startRow(_ level: Int) {
    let rows = columns[level].rows
    if rows == 1, columns[level].hasHeaderRule {
      putJoint()
    } else if rows > 0 {
      putEmptyLines(columns[level].rowGap)
    }
    columns[level].firstRun = arena.runs.count
    columns[level].firstLine = arena.lines.count
    columns[level].rows += 1
  }

  private mutating func startCell(_ index: Int, _ level: Int) {
    let style = columns[level].style
    let edge = edges.count..<edges.count
    var frame = Frame(
      width: columns[level].width(of: index),
      style: style,
      ground: styles.ground(of: style),
      before: edge,
      after: edge,
      beforeWidth: 0,
      afterWidth: 0,
      isPadded: false,
      firstLine: arena.lines.count
    )
    frame.kind = .column
    if index < columns[level].alignments.count {
      frame.alignment = columns[level].alignments[index]
    }
    columns[level].cellStart = arena.lines.count
    columns[level].stretch = nil
    frames.append(frame)
  }

  /// Ends the cell that is open, with all boxes in it.
  private mutating func endCell() {
    let level = columns.count - 1
    guard frames.count > columns[level].depth else { return }
    while frame.kind != .column { leave() }
    endLine()
    frames.removeLast()
    cells.append(
      FinishedCell(
        lines: columns[level].cellStart..<arena.lines.count,
        stretch: columns[level].stretch
      )
    )
  }

  /// Ends the innermost grid, strip or table.
  mutating func leaveColumns() {
    endCell()
    if cells.count > columns[columns.count - 1].firstCell { composeRow() }
    columns.removeLast()
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
