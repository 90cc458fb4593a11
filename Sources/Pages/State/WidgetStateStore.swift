package import StateEngine

/// What a person did inside a page's widgets, by widget id and key.
///
/// Slots that were never set have no value here: their default is the affair of who reads them.
///
/// State lives by id until `reset`: paging and mutations keep it, also that of a widget that was
/// taken away and comes back. The one exception is a widget of another type that takes the id over:
/// it starts with its defaults.
///
/// A copy is a snapshot and costs nothing: copies share all that they have in common.
@Tracking package struct WidgetStateStore {
  /// The slots of each widget that has some.
  package private(set) var widgets = StateMap<ExactString, StateMap<ExactString, StateValue>>()
  /// The types of widgets that went while they had state, by id.
  private(set) var wentTypes = StateMap<ExactString, ExactString>()

  /// Makes an empty store.
  package init() {}

  /// Whether nothing was set.
  package var isEmpty: Bool { widgets.isEmpty }

  /// The value of a slot, or nil where it was never set.
  ///
  /// - Complexity: O(log *n*) in the number of widgets with state.
  package func value(of key: String, in widget: String) -> StateValue? {
    widgets.isEmpty ? nil : widgets[ExactString(widget)]?[ExactString(key)]
  }

  /// The value of a slot, or a default where it was never set.
  package func value(
    of key: String,
    in widget: String,
    default standard: StateValue
  ) -> StateValue {
    value(of: key, in: widget) ?? standard
  }

  /// Sets a slot.
  ///
  /// - Returns: Whether the value is another one than before.
  /// - Complexity: O(log *n*) in the number of widgets with state, also where copies are about.
  @discardableResult
  package mutating func set(_ key: String, in widget: String, to value: StateValue) -> Bool {
    let (key, widget) = (ExactString(key), ExactString(widget))
    var slots = widgets[widget] ?? StateMap()
    if slots[key] == value { return false }
    slots.update(value, for: key)
    widgets.update(slots, for: widget)
    return true
  }

  /// Forgets everything.
  package mutating func reset() {
    self = WidgetStateStore()
  }

  /// All slots, bytewise by widget and key.
  package var sorted: [(slot: StateSlot, value: StateValue)] {
    var slots: [(slot: StateSlot, value: StateValue)] = []
    for (widget, keys) in widgets.entries {
      for (key, value) in keys.entries {
        slots.append((StateSlot(widget: widget.text, key: key.text), value))
      }
    }
    return slots.sorted { $0.slot < $1.slot }
  }

  /// Keeps the state of ids, unless another type takes one over.
  mutating func follow(_ turnover: Turnover) {
    if widgets.isEmpty { return }
    Turnover.visit(turnover.went) { id, type in
      if widgets[id] != nil { wentTypes.update(type, for: id) }
    }
    if wentTypes.isEmpty { return }
    Turnover.visit(turnover.came) { id, type in
      guard let old = wentTypes.removeValue(for: id), old != type else { return }
      widgets.removeValue(for: id)
    }
  }
}

extension WidgetStateStore: Equatable {
  /// Whether the same slots have the same values.
  ///
  /// - Complexity: Linear in what the two don't share.
  package static func == (left: WidgetStateStore, right: WidgetStateStore) -> Bool {
    StateMap.isSame(left.widgets, right.widgets)
  }
}

extension StateValue: TrackedLeaf {}

extension Tracked where Value == WidgetStateStore {
  /// The value of a slot, or nil where it was never set: the reader depends on this slot alone.
  package func value(of key: String, in widget: String) -> StateValue? {
    self.widgets[ExactString(widget)][ExactString(key)]
  }
}
