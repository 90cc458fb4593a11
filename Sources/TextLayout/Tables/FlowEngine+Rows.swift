extension FlowEngine {
  /// Puts the finished cells of a row side by side: their runs move to the row's lines.
  mutating func composeRow() {
    let level = columns.count - 1
    let outer = (owner, region)
    (owner, region) = (columns[level].owner, columns[level].region)
    let first = columns[level].firstCell
    var height = 0
    for (index, cell) in cells[first...].enumerated() where shows(index) {
      height = max(height, cell.lines.count)
    }
    for y in 0..<height { composeLine(y, of: height) }
    arena.runs.removeSubrange(columns[level].rowStart.run...)
    arena.lines.removeSubrange(columns[level].rowStart.line...)
    moveRow()
    cells.removeSubrange(first...)
    (owner, region) = outer
  }

  /// Whether a cell isn't behind the edge.
  private func shows(_ index: Int) -> Bool {
    let columns = columns[columns.count - 1]
    guard columns.kind == .strip else { return true }
    return index == 0 || index * (columns.widths[0] + columns.gap) < frame.width
  }

  /// Takes the composed lines into the arena.
  private mutating func moveRow() {
    let base = arena.runs.count
    arena.runs.append(contentsOf: row.runs)
    for line in row.lines {
      arena.lines.append(
        Line(first: Int(line.first) + base, count: Int(line.count), width: Int(line.width))
      )
    }
    row.runs.removeAll(keepingCapacity: true)
    row.lines.removeAll(keepingCapacity: true)
  }

  private mutating func composeLine(_ y: Int, of height: Int) {
    let start = row.runs.count
    row.runs.append(contentsOf: edges[frame.before])
    row.width = 0
    let level = columns.count - 1
    let count = cells.count - columns[level].firstCell
    if isRightToLeft {
      composeMirrored(y, of: height, count: count)
    } else {
      var left = 0
      for index in 0..<count {
        composeCell(index, at: left, room: frame.width - left, y, of: height)
        left += columns[level].width(of: index) + columns[level].gap
      }
    }
    closeComposed(from: start)
  }

  /// The columns from the right edge to the left, composed from left to right.
  private mutating func composeMirrored(_ y: Int, of height: Int, count: Int) {
    let level = columns.count - 1
    var right = 0
    for index in 0..<count where shows(index) {
      right += columns[level].width(of: index) + columns[level].gap
    }
    for index in (0..<count).reversed() where shows(index) {
      right -= columns[level].width(of: index) + columns[level].gap
      let left = frame.width - right - columns[level].width(of: index)
      composeCell(index, at: max(0, left), room: frame.width - right - max(0, left), y, of: height)
    }
  }

  /// Puts one cell's line at a place in the row, cut where its room ends.
  private mutating func composeCell(
    _ index: Int,
    at left: Int,
    room: Int,
    _ y: Int,
    of height: Int
  ) {
    let cell = cells[columns[columns.count - 1].firstCell + index]
    guard let line = cell.line(at: y, of: height, in: arena), line.count > 0 else { return }
    if room <= 0 { return }
    appendBlanks(left - row.width, style: frame.ground)
    if Int(line.width) <= room {
      row.runs.append(contentsOf: arena.runs[line.runs])
      row.width += Int(line.width)
    } else {
      appendCut(line, to: room)
    }
  }

  private mutating func appendBlanks(_ count: Int, style: StyleID) {
    if count <= 0 { return }
    row.runs.append(
      Run(
        offset: strip(.blank).offset,
        length: count,
        width: count,
        style: style,
        owner: owner,
        region: region,
        flags: .blank
      )
    )
    row.width += count
  }

  /// Appends the part of a line that fits in `room` cells; a glyph at the edge that doesn't
  /// becomes a blank in its style.
  private mutating func appendCut(_ line: Line, to room: Int) {
    let first = row.runs.count
    var left = room
    for index in line.runs where left > 0 {
      var run = arena.runs[index]
      if Int(run.width) > left {
        let kept = CutText(run.bytes, of: arena.bytes.span, toWidth: left, ellipsis: 0)
        run.length = UInt16(kept.range.count)
        run.width = UInt16(kept.width)
      }
      row.runs.append(run)
      left -= Int(run.width)
      if Int(arena.runs[index].width) > Int(run.width) { break }
    }
    row.width += room - left
    guard let last = row.runs.last else { return }
    if let run = closing(row.runs[first...]) { row.runs.append(run) }
    appendBlanks(left, style: last.style)
  }

  private mutating func closeComposed(from start: Int) {
    let frame = frame
    if frame.isPadded {
      appendBlanks(frame.width - row.width, style: frame.ground)
      row.runs.append(contentsOf: edges[frame.after])
      row.width += frame.afterWidth
    }
    row.lines.append(
      Line(
        first: start,
        count: row.runs.count - start,
        width: row.width + frame.beforeWidth
      )
    )
  }
}
