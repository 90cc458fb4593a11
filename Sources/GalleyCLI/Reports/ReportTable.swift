internal import TextLayout

/// A table with a header, as listings show it: rows stack as `TITLE: value` where it can't fit.
struct ReportTable {
  /// A cell's text, and what it is to the reader.
  typealias Cell = (text: String, role: Role)

  private let flow: TextFlow

  /// Begins a table with these columns; numbers are set to the right.
  init(_ flow: TextFlow, _ titles: [String], numbers: Set<String> = []) {
    self.flow = flow
    flow.beginTable(Table(hasHeader: true, stacks: true, gap: 2))
    for title in titles {
      flow.addColumn(
        Column(alignment: numbers.contains(title) ? .trailing : .leading),
        title: title
      )
    }
    row(titles)
  }

  /// Adds a row of plain cells.
  func row(_ cells: [String]) {
    row(cells.map { (text: $0, role: Role.none) })
  }

  /// Adds a row.
  func row(_ cells: [Cell]) {
    for cell in cells {
      flow.cell()
      flow.run(cell.text, style: Style(role: cell.role))
    }
  }

  /// Ends the table.
  func end() {
    flow.endTable()
  }
}
