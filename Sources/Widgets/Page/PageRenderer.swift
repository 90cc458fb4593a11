internal import JSONText
package import Pages
internal import TextLayout

/// Draws a page into a context's flow, from its navigation bar to its footer.
package struct PageRenderer {
  let context: RenderContext
  let page: Page

  /// Prepares to draw a page.
  package init(_ page: Page, in context: RenderContext) {
    self.page = page
    self.context = context
  }

  /// Draws the page.
  ///
  /// - Complexity: O(*n*) in the number of widgets, beside what their renderers do.
  package func draw() {
    if let navigation = page.navigation {
      draw(navigation)
    }
    var isEmpty = !draw(page.header)
    for section in page.sections where draw(section) {
      isEmpty = false
    }
    if isEmpty, page.widgetCount == 0 {
      drawLine("empty")
    }
    if let pagination = page.pagination, pagination.hasMore {
      drawLine("more")
    }
    draw(page.footer)
  }

  /// Draws a strip's widgets one below the other.
  @discardableResult
  private func draw(_ strip: Strip?) -> Bool {
    var isDrawn = false
    for widget in strip?.widgets ?? [] where context.draw(widget) {
      isDrawn = true
    }
    return isDrawn
  }

  /// Draws a line that speaks of the page itself, such as `── more ──`.
  func drawLine(_ word: StaticString) {
    context.flow.paragraph(Paragraph(alignment: .center))
    let style = Style(role: .muted)
    for part in [Mark.lineHorizontal, .lineHorizontal] { context.flow.run(part, style: style) }
    context.flow.run(" \(word) ", style: style)
    for part in [Mark.lineHorizontal, .lineHorizontal] { context.flow.run(part, style: style) }
    context.flow.newline()
    context.flow.paragraph(.standard)
  }
}
