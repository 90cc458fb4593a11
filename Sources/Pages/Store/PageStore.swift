package import StateEngine

/// Does the actions of a page.
typealias PageEngine = Engine<PageState, PageAction, PageCommand>

/// A page that loads, refreshes, goes on, and is changed in place.
///
/// All that happens is an action of `PageState.reducer`. Actions are done one after the other in
/// the order of their coming, also those that come from inside a sink of `store`. Loading and
/// decoding run off the main actor.
@MainActor package final class PageStore<Registry: Sendable> {
  /// Who draws the page's widgets.
  package let registry: Registry

  let engine: PageEngine
  let runner: PageRunner

  /// Makes a store for a page that isn't loaded yet.
  ///
  /// - Parameters:
  ///   - pageID: The page's id, as the loader knows it.
  ///   - loader: Gets the page.
  ///   - registry: Who draws the page's widgets.
  ///   - states: What people did before, such as a restored snapshot.
  ///   - observer: Is told what each action did.
  package init(
    pageID: String,
    loader: any PageLoader,
    registry: Registry,
    states: WidgetStateStore = WidgetStateStore(),
    observer: EngineObserver<PageAction> = EngineObserver()
  ) {
    self.registry = registry
    runner = PageRunner(loader)
    engine = PageEngine(
      PageState(pageID: pageID, states: states),
      PageState.reducer,
      runner: runner,
      observer: observer,
      label: "page \(pageID)"
    )
  }

  isolated deinit { engine.end() }

  /// Where the state is observed; it is changed through this page store only.
  package var store: PageStateStore { engine.store }

  /// Does an action, and what it asks for.
  package func send(_ action: PageAction, file: String = #fileID, line: UInt = #line) {
    engine.send(action, action.name, file: file, line: line)
  }

  /// The work that is under way, oldest first.
  package var work: [PageCommand] { engine.pending }

  /// Waits until no work is under way.
  package func settled() async { await engine.settled() }
}
