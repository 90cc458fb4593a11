package import Pages
internal import TextLayout

/// A page that is shown for as long as people look at it.
package final class LivePage {
  package let registry: WidgetRegistry
  /// What is shown; nil before the first time.
  package private(set) var scene: PageScene?
  /// The page as it was drawn last.
  package private(set) var drawn: DrawnPage?
  private var regions: [Region] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// Prepares to show a page.
  package init(_ registry: WidgetRegistry) {
    self.registry = registry
  }

  /// Brings what is shown up to date.
  package func show(_ scene: PageScene) -> FrameChange {
    let context = context(for: scene)
    PageRenderer(scene.content.page, in: context).draw()
    self.scene = scene
    regions = context.regions
    diagnostics = context.diagnostics.items
    drawn = DrawnPage(
      page: scene.content.page,
      text: context.flow.finish(),
      owners: context.owners,
      registry: registry
    )
    var change = FrameChange()
    change.lineCount = drawn?.text.arena.lines.count ?? 0
    change.diagnostics = diagnostics
    change.hasPackFault = context.diagnostics.hasPackFault
    return change
  }

  /// What can be tapped, in document order.
  package var tapRegions: [TapRegion] {
    regions.enumerated().compactMap { index, region in
      drawn?.owners[Int(region.owner)].map { owner in
        TapRegion(number: index + 1, region, WidgetReference(owner.widget))
      }
    }
  }

  /// Has packs answer an event on the page as it is shown.
  ///
  /// - Returns: What the event comes to, of which nothing is done yet.
  package func answer(_ event: PageEvent) -> EventAnswer {
    guard let scene else { return .unresolved("no page is shown") }
    switch event {
    case .tap(let number):
      guard regions.indices.contains(number - 1),
        let target = target(of: regions[number - 1], in: scene)
      else { return .unresolved("the page has no region \(number) to tap") }
      return context(for: scene).answer(target)
    case .widget(let id, let name, let value):
      let event = WidgetEvent(name: name, value: value)
      guard let target = target(id, event, in: scene) else {
        return .unresolved("the page shows no widget with this id", id: id)
      }
      return context(for: scene).answer(target)
    }
  }

  private func target(of region: Region, in scene: PageScene) -> EventTarget? {
    guard let owner = drawn?.owners[Int(region.owner)] else { return nil }
    return EventTarget(
      widget: owner.widget,
      chain: owner.chain,
      link: owner.link,
      event: WidgetEvent(name: region.event, action: region.action)
    )
  }

  private func target(_ id: String, _ event: WidgetEvent, in scene: PageScene) -> EventTarget? {
    let drawn = drawn?.owners.first { $0.map { $0.widget.id == id } ?? false }
    guard let owner = drawn ?? nil else { return nil }
    let link = owner.chain.map { registry.chains[$0].winner } ?? 0
    return EventTarget(widget: owner.widget, chain: owner.chain, link: link, event: event)
  }

  private func context(for scene: PageScene) -> RenderContext {
    var options = RenderOptions()
    options.width = scene.view.width
    options.unknown = scene.view.unknown
    options.carousel = scene.view.carousel
    let flow = TextFlow(
      width: scene.view.width,
      styles: StyleTable(theme: Theme()),
      marks: Marks(scene.view.isASCII ? .ascii : .unicode),
      isRightToLeft: scene.content.page.direction == .rightToLeft
    )
    return RenderContext(registry: registry, states: scene.states, flow: flow, options: options)
  }
}

extension EventAnswer {
  /// The answer to an event that nobody gets.
  fileprivate static func unresolved(_ message: String, id: String? = nil) -> EventAnswer {
    var answer = EventAnswer()
    answer.diagnostics = [Diagnostic(.unresolvedTarget, id: id, message: message)]
    return answer
  }
}

extension TapRegion {
  fileprivate init(number: Int, _ region: Region, _ widget: WidgetReference) {
    self.init(
      number: number,
      label: region.label.isEmpty ? widget.id : region.label,
      event: region.event,
      hasAction: region.action != nil,
      widget: widget
    )
  }
}
