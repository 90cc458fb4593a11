package import Pages
internal import TextLayout

/// A page that is shown for as long as people look at it.
///
/// What is drawn is kept, widget by widget, with what its renderer read. When the state changes,
/// only renderers that read what has changed are called, and only their lines are replaced.
package final class LivePage {
  package let registry: WidgetRegistry
  /// What is shown; nil before the first time.
  package private(set) var scene: PageScene?
  var list = BlockList()
  var width = 0
  let styles = StyleTable(theme: Theme())
  private(set) var cache = RenderCache()
  private var noticed = Noticed()

  /// Prepares to show a page.
  package init(_ registry: WidgetRegistry) {
    self.registry = registry
  }

  /// What was noticed while all that is shown was drawn, in document order.
  package var diagnostics: [Diagnostic] { noticed.diagnostics }

  /// Brings what is shown up to date.
  ///
  /// - Complexity: Where only state has changed, linear in what its readers draw, and in the number
  ///   of groups of blocks.
  package func show(_ scene: PageScene) -> FrameChange {
    let old = self.scene
    self.scene = scene
    let isSamePage = old?.content === scene.content && old?.view == scene.view
    let before = isSamePage ? [] : list.lineCounts
    if let old, !old.looksLike(scene) {
      cache = RenderCache()
      list = BlockList()
    }
    cache.beginStep()
    let stale = old.map { noteChanges(from: $0.states, to: scene.states) } ?? []
    if isSamePage { return redraw(stale, scene) }
    return arrange(scene, over: old?.content.page, before: before)
  }

  /// Notes which slots have other values.
  ///
  /// - Returns: The blocks that have to be drawn again, in order.
  private func noteChanges(
    from old: WidgetStateStore,
    to new: WidgetStateStore
  ) -> [PageBlock] {
    var stale: [PageBlock] = []
    old.visitChanges(to: new) { widget, key, old, new in
      for block in cache.noteChange(of: key, in: widget, old: old, new: new)
      where !block.isStale {
        block.isStale = true
        stale.append(block)
      }
    }
    return stale.sorted { $0.place < $1.place }
  }

  /// Draws blocks again where they stand.
  private func redraw(_ stale: [PageBlock], _ scene: PageScene) -> FrameChange {
    if stale.isEmpty { return change(replacing: []) }
    let pass = DrawingPass(scene, registry, styles, cache)
    let replaced = stale.map { block in
      let drawn = pass.draw(block, in: block.setting)
      if !block.diagnostics.isEmpty || !drawn.diagnostics.isEmpty { noticed.isStale = true }
      return Replacement(of: block, by: drawn, in: &list)
    }
    pass.finish()
    if replaced.contains(where: \.changesNeighbours) {
      return arrange(
        scene,
        over: scene.content.page,
        before: list.lineCounts(before: replaced),
        redrawn: stale
      )
    }
    return change(replacing: replaced.replacedLines)
  }

  /// Puts all blocks in order, and draws those that don't hold any more.
  private func arrange(
    _ scene: PageScene,
    over old: Page?,
    before: [BlockList.LineCount],
    redrawn: [PageBlock] = []
  ) -> FrameChange {
    let pass = DrawingPass(scene, registry, styles, cache)
    width = pass.width
    var arrangement = PageArrangement(scene.content.page, keeping: list.blocks, of: old, pass)
    pass.finish()
    list = BlockList(arrangement.blocks)
    cache.keepOnly(scene.content.page.documents)
    noticed.isStale = true
    arrangement.redrawn.formUnion(redrawn.map { ObjectIdentifier($0) })
    return change(replacing: [ReplacedLines(from: before, to: list, arrangement.redrawn)])
  }

  private func change(replacing lines: [ReplacedLines]) -> FrameChange {
    noticed.update(list.blocks)
    var change = FrameChange()
    change.lineCount = list.lineCount
    change.replaced = lines.filter { !$0.old.isEmpty || !$0.new.isEmpty }
    change.renderings = cache.step.renderings
    change.rendered = cache.step.rendered
    change.measured = cache.step.measured
    change.decoded = cache.step.decoded
    change.diagnostics = noticed.diagnostics
    change.hasPackFault = noticed.hasPackFault
    return change
  }
}
