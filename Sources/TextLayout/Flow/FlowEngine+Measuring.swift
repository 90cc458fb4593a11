extension FlowEngine {
  /// What is open while ops are measured.
  private struct Measured {
    /// The op that opened it.
    var opening: Int
    /// The line that is typed.
    var line = 0
    var preferred = 0
    var minimum = 0
    /// The text since the last fill or line end, for its longest word.
    var text: Range<Int>?
    var paragraph = Paragraph.standard
    /// Of a table: its spec and the column of the cell.
    var table = -1
    var column = -1
  }

  /// Finds out how wide the boxes, tables and cells of a range of ops would like to be; with
  /// `words`, also how narrow they can get before words break.
  ///
  /// - Complexity: O(n) in the ops and their bytes.
  mutating func measure(_ range: Range<Int>, words: Bool) {
    var open = [Measured(opening: -1)]
    var index = range.lowerBound
    while index < range.upperBound {
      if recording.ops[index].kind == .cell, let text = simpleText(of: index) {
        measure(simple: text, of: index, words: words, &open)
        index = recording.ops[index].match
      } else {
        measure(index, words: words, &open)
        index += 1
      }
    }
  }

  private mutating func measure(_ index: Int, words: Bool, _ open: inout [Measured]) {
    let op = recording.ops[index]
    let top = open.count - 1
    switch op.kind {
    case .text:
      open[top].line += op.width
      if words { add(op.start..<op.end, to: &open[top]) }
    case .fill:
      if open[top].line > 0 { open[top].line += 1 }
      if words { endWords(&open[top]) }
    case .newline, .lineEnd, .space, .blankLines: endLine(&open[top], words: words)
    case .paragraph, .line:
      endLine(&open[top], words: words)
      open[top].paragraph = recording.paragraphs[op.start]
    case .block:
      endLine(&open[top], words: words)
      take(recording.lines[op.start..<op.end].reduce(0) { max($0, Int($1.width)) }, &open[top])
    case .open, .table:
      endLine(&open[top], words: words)
      open.append(Measured(opening: index))
      if op.kind == .table { startTable(op.start, &open[top + 1]) }
    case .cell:
      endCell(before: index, words: words, &open)
      open[open.count - 1].column += 1
      open.append(Measured(opening: index))
    case .close: close(words: words, &open)
    case .endTable:
      endCell(before: index, words: words, &open)
      close(words: words, &open)
    }
  }

  /// Widens the column of a cell that is one text or none.
  private mutating func measure(
    simple text: Int,
    of cell: Int,
    words: Bool,
    _ open: inout [Measured]
  ) {
    endCell(before: cell, words: words, &open)
    let top = open.count - 1
    open[top].column += 1
    let table = open[top].table
    let op = recording.ops[text]
    let isEmpty = op.kind != .text
    let width = isEmpty ? 0 : op.width
    let column = open[top].column % recording.tables[table].columns.count
    recording.tables[table].columns[column].widen(
      to: width,
      minimum: words && !isEmpty ? longestWord(in: op.start..<op.end) : 0
    )
    recording.ops[cell].preferred = width
  }

  private func add(_ text: Range<Int>, to measured: inout Measured) {
    if let known = measured.text, known.upperBound == text.lowerBound {
      measured.text = known.lowerBound..<text.upperBound
    } else {
      endWords(&measured)
      measured.text = text
    }
  }

  private func endWords(_ measured: inout Measured) {
    guard let text = measured.text else { return }
    measured.minimum = max(measured.minimum, longestWord(in: text))
    measured.text = nil
  }

  private func endLine(_ measured: inout Measured, words: Bool) {
    if words { endWords(&measured) }
    let paragraph = measured.paragraph
    if measured.line > 0 {
      measured.preferred = max(measured.preferred, measured.line + paragraph.firstIndent)
    }
    if paragraph.wrap == .none { measured.minimum = min(measured.minimum, 8) }
    measured.line = 0
  }

  private func take(_ width: Int, _ measured: inout Measured) {
    measured.preferred = max(measured.preferred, width)
    measured.minimum = max(measured.minimum, width)
  }

  private mutating func startTable(_ table: Int, _ measured: inout Measured) {
    measured.table = table
    for column in recording.tables[table].columns.indices {
      recording.tables[table].columns[column].preferred = 0
      recording.tables[table].columns[column].minimum = 0
    }
  }

  /// Ends the cell that is open before an op, and widens its column.
  private mutating func endCell(before index: Int, words: Bool, _ open: inout [Measured]) {
    guard open[open.count - 1].table < 0, var cell = open.popLast() else { return }
    endLine(&cell, words: words)
    recording.ops[cell.opening].preferred = cell.preferred
    recording.ops[cell.opening].minimum = cell.minimum
    let owner = open[open.count - 1]
    let count = recording.tables[owner.table].columns.count
    if count == 0 { return }
    recording.tables[owner.table].columns[owner.column % count].widen(
      to: cell.preferred,
      minimum: cell.minimum
    )
  }

  /// Ends a box or table, and hands its width to what is around it.
  private mutating func close(words: Bool, _ open: inout [Measured]) {
    guard open.count > 1, var closed = open.popLast() else { return }
    endLine(&closed, words: words)
    let op = recording.ops[closed.opening]
    let size =
      op.kind == .table
      ? size(of: recording.tables[op.start])
      : size(
        of: recording.boxes[op.start],
        preferred: closed.preferred,
        minimum: closed.minimum
      )
    recording.ops[closed.opening].preferred = size.preferred
    recording.ops[closed.opening].minimum = words ? size.minimum : -1
    let top = open.count - 1
    open[top].preferred = max(open[top].preferred, size.preferred)
    open[top].minimum = max(open[top].minimum, size.minimum)
  }

  private func size(
    of box: BoxSpec,
    preferred: Int,
    minimum: Int
  ) -> (preferred: Int, minimum: Int) {
    let borders = box.border.isFrame ? 2 : box.border.kind == .bar ? 1 : 0
    let inside = box.padding.left + box.padding.right + borders
    let margins = box.margin.left + box.margin.right
    if case .cells(let cells) = box.width { return (cells + margins, min(cells, inside + minimum)) }
    let title = box.title.isEmpty || !box.border.isFrame ? 0 : width(of: box.title) + 6
    return (max(preferred + inside, title) + margins, minimum + inside + margins)
  }

  private func size(of table: TableSpec) -> (preferred: Int, minimum: Int) {
    let count = table.columns.count
    let widest = table.columns.reduce(0) { max($0, $1.preferred) }
    switch table.kind {
    case .grid: return (widest * count + table.overhead, 1)
    case .strip: return (table.itemWidth, 1)
    case .table:
      let preferred = table.columns.reduce(table.overhead) { $0 + wanted(by: $1) }
      return (preferred, table.columns.reduce(table.overhead) { $0 + $1.minimum })
    }
  }

  private func wanted(by column: ColumnSpec) -> Int {
    if case .cells(let cells) = column.width { return max(1, cells) }
    return max(1, column.preferred)
  }

  /// The cells of the longest stretch of a text without a place to break.
  private func longestWord(in range: Range<Int>) -> Int {
    var reader = LineBreakReader(range)
    var start = range.lowerBound
    var longest = 0
    while let place = reader.next(in: arena.bytes.span) {
      var end = place.index
      while end > start, arena.bytes[end - 1] == 0x20 { end -= 1 }
      longest = max(longest, width(of: start..<end))
      start = place.index
    }
    return longest
  }
}
