extension PageStore {
  /// Loads the page from the start; what was on screen goes.
  package func loadInitial() { send(.loadInitial) }

  /// Loads the page anew; the old one stays until then, what people did in it is forgotten now.
  package func refresh() { send(.refresh) }

  /// Loads the page again after it failed.
  package func retry() { send(.loadInitial) }

  /// Loads what follows, where the page is loaded, has more, and nothing is under way.
  package func loadNextPage() { send(.loadNextPage) }

  /// Changes the page; what people did in it stays.
  package func apply(_ mutation: PageMutation) { send(.mutate([mutation])) }

  /// Asks the loader to perform an action, and takes in its response.
  package func performAction(_ call: ActionCall) { send(.perform(call)) }

  /// Sets a slot of a widget.
  package func setState(_ key: String, in widget: String, to value: StateValue) {
    send(.setState(widget: widget, key: key, value))
  }

  /// Stops all that is under way; nothing that was asked for lands afterwards.
  package func leave() { send(.leave) }

  /// Puts what people did in place of what they did here, such as a snapshot.
  package func restore(_ states: WidgetStateStore) { send(.restoreState(states)) }

  /// Adds findings to the page's.
  package func report(_ diagnostics: [Diagnostic]) { send(.report(diagnostics)) }
}
