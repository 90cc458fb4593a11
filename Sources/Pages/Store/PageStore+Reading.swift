internal import StateEngine

extension PageStore {
  /// What there is to show.
  package var state: PagePhase { store.state.phase }

  /// The page, while it is loaded.
  package var page: Page? { store.state.page }

  /// Whether what follows is being fetched.
  package var isLoadingMore: Bool { store.state.isLoadingMore }

  /// Whether the page is being fetched anew while the old one is on screen.
  package var isRefreshing: Bool { store.state.isRefreshing }

  /// What failed without costing the page, until the next attempt.
  package var report: PageReport? { store.state.report }

  /// What was wrong with the document and its mutations.
  package var diagnostics: [Diagnostic] { store.state.diagnostics.items }

  /// What people did in the page's widgets.
  package var stateStore: WidgetStateStore { store.state.states }

  /// A slot of a widget, to read and to write.
  package func binding(
    widgetID: String,
    key: String,
    default standard: StateValue
  ) -> StateBinding {
    StateBinding { [store] in
      store.state.states.value(of: key, in: widgetID, default: standard)
    } write: { [weak self] value in
      self?.setState(key, in: widgetID, to: value)
    }
  }
}
