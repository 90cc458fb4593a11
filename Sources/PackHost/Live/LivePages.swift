internal import Pages
internal import TextLayout
internal import Widgets

/// The pages that a session shows, by surface, in the process that calls packs.
///
/// Used by one thread at a time, as packs are.
final class LivePages: @unchecked Sendable {
  private let registry: WidgetRegistry
  private let packs: [PackReport]
  private var pages: [Surface: LivePage] = [:]

  init(_ registry: WidgetRegistry, _ packs: [PackReport]) {
    self.registry = registry
    self.packs = packs
  }

  func show(_ scene: PageScene, on surface: Surface) -> FrameChange {
    let page = pages[surface] ?? LivePage(registry)
    pages[surface] = page
    var change = page.show(scene)
    change.diagnostics += PackLog.shared.takeDiagnostics()
    return change
  }

  func hide(_ surface: Surface) { pages[surface] = nil }

  func answer(_ event: PageEvent, on surface: Surface) -> EventAnswer {
    var answer = (pages[surface] ?? LivePage(registry)).answer(event)
    answer.diagnostics += PackLog.shared.takeDiagnostics()
    return answer
  }

  func perform(_ call: ActionCall, states: WidgetStateStore) -> ActionOutcome {
    let context = RenderContext(
      registry: registry,
      states: states,
      flow: TextFlow(width: PageView().width),
      options: RenderOptions()
    )
    var outcome = registry.perform(call, in: context)
    outcome.diagnostics += PackLog.shared.takeDiagnostics()
    return outcome
  }

  func output(_ request: OutputRequest, of surface: Surface) -> [UInt8] {
    guard let page = pages[surface], let scene = page.scene,
      let drawn = page.drawn(request.lines)
    else { return [] }
    let diagnostics = request.diagnostics + page.diagnostics
    let writer = PageWriter(request, scene.view, packs, diagnostics)
    return writer.bytes(of: drawn)
  }

  func regions(of surface: Surface) -> [TapRegion] { pages[surface]?.tapRegions ?? [] }

  func spans(_ lines: Range<Int>, of surface: Surface) -> [RegionSpan] {
    pages[surface]?.spans(lines) ?? []
  }

  func stories(ofLine line: Int, of surface: Surface) -> [LineStory] {
    pages[surface]?.stories(ofLine: line) ?? []
  }

  func audit(_ surface: Surface) -> [Diagnostic] { pages[surface]?.audit() ?? [] }
}
