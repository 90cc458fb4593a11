/// A laid-out page: what a backend writes.
package struct TextPage {
  package var arena: TextArena
  package let styles: StyleTable
  /// In cells; no line is wider.
  package let width: Int

  package init(arena: TextArena, styles: StyleTable, width: Int) {
    self.arena = arena
    self.styles = styles
    self.width = width
  }

  /// All lines of the page.
  package var block: TextBlock {
    arena.block(width: width)
  }
}
