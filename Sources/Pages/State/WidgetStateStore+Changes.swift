internal import StateEngine

extension WidgetStateStore {
  /// Visits the slots that have another value in a later store, or in only one of the two.
  ///
  /// - Parameters:
  ///   - new: The later store.
  ///   - body: Is given the widget's id, the key, the value here, and the value there.
  /// - Complexity: Linear in what the stores don't share.
  package func visitChanges(
    to new: WidgetStateStore,
    _ body: (ExactString, ExactString, StateValue?, StateValue?) -> Void
  ) {
    widgets.visitChanges(to: new.widgets) { widget, old, new in
      (old ?? StateMap()).visitChanges(to: new ?? StateMap()) { key, old, new in
        body(widget, key, old, new)
      }
    }
  }
}
