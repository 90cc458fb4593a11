package import Pages
internal import Synchronization
package import Widgets

extension InProcessSession: LivePackSession {
  package func show(_ scene: PageScene, on surface: Surface) -> FrameChange {
    InProcessSession.turn.withLock { _ in pages.show(scene, on: surface) }
  }

  package func hide(_ surface: Surface) {
    InProcessSession.turn.withLock { _ in pages.hide(surface) }
  }

  package func send(
    _ event: PageEvent,
    to scene: PageScene,
    on surface: Surface
  ) -> EventAnswer {
    InProcessSession.turn.withLock { _ in
      _ = pages.show(scene, on: surface)
      return pages.answer(event, on: surface)
    }
  }

  /// Has packs answer an event on a surface as it is.
  func answer(_ event: PageEvent, on surface: Surface) -> EventAnswer {
    InProcessSession.turn.withLock { _ in pages.answer(event, on: surface) }
  }

  package func perform(_ call: ActionCall, states: WidgetStateStore) -> ActionOutcome {
    InProcessSession.turn.withLock { _ in pages.perform(call, states: states) }
  }

  package func output(_ request: OutputRequest, of surface: Surface) -> [UInt8] {
    InProcessSession.turn.withLock { _ in pages.output(request, of: surface) }
  }

  package func regions(of surface: Surface) -> [TapRegion] {
    InProcessSession.turn.withLock { _ in pages.regions(of: surface) }
  }

  package func spans(_ lines: Range<Int>, of surface: Surface) -> [RegionSpan] {
    InProcessSession.turn.withLock { _ in pages.spans(lines, of: surface) }
  }

  package func stories(ofLine line: Int, of surface: Surface) -> [LineStory] {
    InProcessSession.turn.withLock { _ in pages.stories(ofLine: line, of: surface) }
  }

  package func audit(_ surface: Surface) -> [Diagnostic] {
    InProcessSession.turn.withLock { _ in pages.audit(surface) }
  }
}
