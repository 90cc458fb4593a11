internal import Pages
package import TextLayout

extension TextFlow {
  func setLine(_ p: Paragraph) { paragraph(p) }
  func markdown(_ t: Span<UInt8>, style: Style) { run(t, style: style) }
  func beginGrid(columns: Int, gap: Int, rowGap: Int) {}
  func endGrid() {}
  func beginCarousel(gap: Int) {}
  func endCarousel() {}
}
package struct Column { package init(width: Extent, alignment: Alignment, title: [UInt8]) {} }
package struct TableStyle {
  package init(hasHeader: Bool, hasRules: Bool, stacks: Bool, gap: Int, rowGap: Int) {}
}
extension TextFlow {
  package func beginTable(_ c: [Column], _ s: TableStyle) { beginBox(Box()) }
  @discardableResult package func cell() -> Bool {
    newline()
    return true
  }
  package func endTable() -> Bool { endBox() }
}
extension RenderContext {
  func size(of: WidgetNode, width: Int) -> WidgetSize? { nil }
}
