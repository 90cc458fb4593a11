package import Pages
package import TextLayout

/// A page laid out as lines, and who drew each.
package struct DrawnPage {
  package let page: Page
  package let text: TextPage
  package let owners: [Owner?]
  package let registry: WidgetRegistry

  /// Puts together what was drawn.
  package init(page: Page, text: TextPage, owners: [Owner?], registry: WidgetRegistry) {
    self.page = page
    self.text = text
    self.owners = owners
    self.registry = registry
  }

  /// The owners of a line's text, each once, from left to right; those of its frame if it has none.
  package func owners(of line: Line) -> [Owner] {
    var typed: [UInt32] = []
    var drawn: [UInt32] = []
    for run in text.arena.runs[line.runs] where run.owner != 0 {
      let isDrawn = !run.flags.isDisjoint(with: .drawn)
      if isDrawn, !drawn.contains(run.owner) { drawn.append(run.owner) }
      if !isDrawn, !typed.contains(run.owner) { typed.append(run.owner) }
    }
    return (typed.isEmpty ? drawn : typed).compactMap { owners[Int($0)] }
  }

  /// The pack whose renderer drew for an owner; nil for a placeholder.
  package func pack(of owner: Owner) -> Pack? {
    owner.chain.map { registry.packs[registry.chains[$0].links[owner.link].pack] }
  }
}
