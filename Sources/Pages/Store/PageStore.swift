internal import StateEngine

/// A page that loads, refreshes, goes on, and is changed in place.
///
/// It only carries out what `PageState.reduce` asks for. Actions are done one after the other in
/// the order of their coming, also those that come from inside a sink of `store`. Loading and
/// decoding run off the main actor.
@MainActor package final class PageStore<Registry: Sendable> {
  /// Where the state is observed; it is changed through this page store only.
  package let store: PageStateStore
  /// Who draws the page's widgets.
  package let registry: Registry
  /// Performs the further actions of responses.
  package var performActions: @MainActor ([ActionCall]) -> Void = { _ in }

  private let loader: any PageLoader
  private let tasks = PageTasks()
  private var waiting: [(action: PageAction, site: Site)] = []
  private var isDraining = false

  /// Makes a store for a page that isn't loaded yet.
  ///
  /// - Parameters:
  ///   - pageID: The page's id, as the loader knows it.
  ///   - loader: Gets the page.
  ///   - registry: Who draws the page's widgets.
  ///   - states: What people did before, such as a restored snapshot.
  package init(
    pageID: String,
    loader: any PageLoader,
    registry: Registry,
    states: WidgetStateStore = WidgetStateStore()
  ) {
    store = PageStateStore(PageState(pageID: pageID, states: states), label: "page \(pageID)")
    self.loader = loader
    self.registry = registry
  }

  /// Does an action, and what it asks for.
  package func send(_ action: PageAction, file: String = #fileID, line: UInt = #line) {
    waiting.append((action, Site("", file: file, line: line)))
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    var next = 0
    while next < waiting.count {
      let (action, site) = waiting[next]
      next += 1
      for effect in reduce(action, site) { carryOut(effect) }
    }
    waiting.removeAll(keepingCapacity: true)
  }

  private func reduce(_ action: PageAction, _ site: Site) -> [PageEffect] {
    store.commit(action.name, file: site.file, line: site.line) { $0.reduce(action) }
  }

  private func carryOut(_ effect: PageEffect) {
    switch effect {
    case .run(.perform(let calls), _): performActions(calls)
    case .run(let command, let id):
      tasks.replace(id) { [loader, weak self] in
        let answer = await PageWork.answer(to: command, loader)
        return { if let self, let answer { self.send(answer) } }
      }
    case .cancel(let id): tasks.cancel(id)
    }
  }

  /// How many pieces of work are under way.
  package var workCount: Int { tasks.count }

  /// Waits until no work is under way.
  package func settled() async { await tasks.settled() }
}
