extension FlowEngine {
  /// Lays out a table's rows as `title: value`, a line or more for every cell that isn't empty.
  mutating func stack(_ index: Int, _ spec: TableSpec) {
    var titles = spec.columns.map { $0.title.isEmpty ? nil : $0.title }
    let end = recording.ops[index].match
    var cell = index + 1
    var number = 0
    var hasRow = false
    while cell < end {
      let next = recording.ops[cell].match
      let column = number % spec.columns.count
      if spec.table.hasHeader, number < spec.columns.count {
        titles[column] = titles[column] ?? text(of: cell + 1..<next)
      } else {
        if column == 0, hasRow { putEmptyLines(max(1, spec.table.rowGap)) }
        hasRow = true
        stack(cell + 1..<next, title: titles[column], spec)
      }
      cell = next
      number += 1
    }
  }

  private mutating func stack(_ cell: Range<Int>, title: Range<Int>?, _ spec: TableSpec) {
    if cell.isEmpty { return }
    let outer = frame.paragraph
    frame.paragraph = Paragraph(restIndent: min(2, frame.width / 8))
    if let title {
      addText(
        title.lowerBound,
        title.upperBound,
        width: width(of: title),
        style: spec.labelStyle
      )
      let colon = strip(.colon)
      addText(
        colon.unit.lowerBound,
        colon.unit.upperBound,
        width: colon.unitWidth,
        style: spec.labelStyle
      )
    }
    replay(cell)
    endLine()
    frame.paragraph = outer
  }

  /// The first text of a header's cell.
  private func text(of cell: Range<Int>) -> Range<Int>? {
    var found: Range<Int>?
    for op in recording.ops[cell] where op.kind == .text {
      if let known = found, known.upperBound != op.start { break }
      found = (found?.lowerBound ?? op.start)..<op.end
    }
    return found
  }
}
