internal import JSONText
internal import Pages
internal import TextLayout

extension PageRenderer {
  /// Draws a section: its header, and its widgets as arranged.
  ///
  /// - Returns: Whether anything was drawn; if not, no gap is left.
  func draw(_ section: Section) -> Bool {
    let flow = context.flow
    let mark = flow.mark()
    flow.beginBox(Box(margin: TextLayout.Insets(section.layout.insets.cells)))
    var isDrawn = section.header.map { context.draw($0) } ?? false
    if arrange(section) {
      isDrawn = true
    }
    if isDrawn { flow.endBox() } else { flow.rollback(to: mark) }
    return isDrawn
  }

  func arrange(_ section: Section) -> Bool {
    let spacing = section.layout.itemSpacing
    switch section.layout.arrangement {
    case .grid:
      return drawGrid(
        section,
        gap: CellRounding.columns(spacing),
        rowGap: CellRounding.rows(spacing)
      )
    case .carousel where context.options.carousel == .strip:
      return drawStrip(section, gap: CellRounding.columns(spacing))
    case .vertical, .carousel:
      return drawColumn(section, spacing: CellRounding.rows(spacing))
    }
  }

  private func drawColumn(_ section: Section, spacing: Int) -> Bool {
    let flow = context.flow
    var isDrawn = false
    for widget in section.widgets {
      let mark = flow.mark()
      if isDrawn, spacing > 0 {
        flow.blankLines(spacing)
      }
      if context.draw(widget) {
        isDrawn = true
      } else {
        flow.rollback(to: mark)
      }
    }
    return isDrawn
  }

  private func drawGrid(_ section: Section, gap: Int, rowGap: Int) -> Bool {
    let flow = context.flow
    let columns = section.layout.columns
    let width = flow.availableWidth
    let shown = flow.beginGrid(
      columns: columns,
      gap: max(gap, 1),
      rowGap: rowGap,
      least: PageRenderer.leastColumn
    )
    if shown < min(columns, section.widgets.count) {
      context.report(
        Diagnostic(
          .invalidValue,
          severity: .info,
          id: section.id,
          path: "\(section.path).layout.columns",
          message: "\(shown) of \(columns) columns fit a width of \(width)"
        )
      )
    }
    let count = drawCells(of: section)
    flow.endGrid()
    return count > 0
  }

  /// The cells that a column of a grid has at least: room for a short label and a value.
  private static let leastColumn = 12

  private func drawStrip(_ section: Section, gap: Int) -> Bool {
    let flow = context.flow
    let whole = flow.beginCarousel(gap: max(gap, 1))
    let count = drawCells(of: section)
    flow.endCarousel()
    if count > whole { drawPosition(1, of: count) }
    return count > 0
  }

  /// Says which item of a carousel that doesn't show all stands first: `‹ 2/5 ›`.
  private func drawPosition(_ place: Int, of count: Int) {
    let flow = context.flow
    let style = Style(role: .muted)
    flow.paragraph(Paragraph(alignment: .center))
    flow.run(.previous, style: style)
    flow.run(" \(place)/\(count) ", style: style)
    flow.run(.next, style: style)
    flow.newline()
    flow.paragraph(.standard)
  }

  /// Draws each widget in a cell of its own; what isn't drawn has none.
  ///
  /// - Returns: How many were drawn.
  private func drawCells(of section: Section) -> Int {
    var count = 0
    for widget in section.widgets {
      context.flow.cell()
      if context.draw(widget) {
        count += 1
      } else {
        context.flow.dropCell()
      }
    }
    return count
  }
}
