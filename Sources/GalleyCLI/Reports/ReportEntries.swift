internal import TextLayout

/// Entries under one header: in columns where these fit, else as `TITLE: value`.
struct ReportEntries {
  private let titles: [String]
  private let numbers: Set<String>
  private let entries: [ReportEntry]
  private let widths: [Int]
  private static let gap = 2

  /// Entries with the titles of their columns; numbers are set to the right.
  init(_ titles: [String], numbers: Set<String>, _ entries: [ReportEntry]) {
    self.titles = titles
    self.numbers = numbers
    self.entries = entries
    widths = titles.indices.map { column in
      entries.reduce(Self.width(titles[column])) { max($0, Self.width($1.cells[column].text)) }
    }
  }

  /// Types the entries.
  func type(in flow: TextFlow) {
    let total = widths.reduce(0, +) + Self.gap * (widths.count - 1)
    if total > flow.availableWidth { return stack(in: flow) }
    row(titles.map { ($0, .header) }, in: flow)
    for entry in entries {
      row(entry.cells, in: flow)
      details(of: entry, in: flow)
    }
  }

  private func row(_ cells: [ReportEntry.Part], in flow: TextFlow) {
    flow.paragraph()
    for (column, cell) in cells.enumerated() {
      let blanks = String(repeating: " ", count: widths[column] - Self.width(cell.text))
      let isNumber = numbers.contains(titles[column])
      if column > 0 { flow.run(String(repeating: " ", count: Self.gap)) }
      if isNumber { flow.run(blanks) }
      flow.run(cell.text, style: Style(role: cell.role))
      if !isNumber { flow.run(blanks) }
    }
    flow.newline()
  }

  private func details(of entry: ReportEntry, in flow: TextFlow) {
    let indent = (widths.first ?? 0) + Self.gap
    flow.paragraph(Paragraph(firstIndent: indent, restIndent: indent))
    for detail in entry.details { line(detail.part, in: flow) }
  }

  private func line(_ part: ReportEntry.Part, in flow: TextFlow) {
    flow.run(part.text, style: Style(role: part.role))
    flow.newline()
  }

  private func stack(in flow: TextFlow) {
    flow.paragraph(Paragraph(restIndent: 1))
    for (place, entry) in entries.enumerated() {
      if place > 0 { flow.newline() }
      for (title, cell) in zip(titles, entry.cells) where !cell.text.isEmpty {
        flow.run("\(title): ", style: Style(role: .header))
        line(cell, in: flow)
      }
      for detail in entry.details {
        if let title = detail.title { flow.run("\(title): ", style: Style(role: .header)) }
        line(detail.part, in: flow)
      }
    }
  }

  private static func width(_ text: String) -> Int {
    TextWidth.width(of: text.utf8.span)
  }
}
