/// What a person did inside a page's widgets, by widget id and key.
///
/// Slots that were never set have no value here: their default is the affair of who reads them.
///
/// State lives by id until `reset`: paging and mutations keep it, also that of a widget that was
/// taken away and comes back. The one exception is a widget of another type that takes the id over:
/// it starts with its defaults.
package struct WidgetStateStore: Sendable {
  private var widgets: [[UInt8]: [[UInt8]: StateValue]] = [:]
  /// The types of widgets that went while they had state, by id.
  private var wentTypes: [[UInt8]: [UInt8]] = [:]
  /// A number of its own after each change; copies share it until they change.
  private var edition: UInt64 = 0

  /// Makes an empty store.
  package init() {}

  /// Whether nothing was set.
  package var isEmpty: Bool { widgets.isEmpty }

  /// The value of a slot, or nil where it was never set.
  package func value(of key: String, in widget: String) -> StateValue? {
    widgets.isEmpty ? nil : widgets[Array(widget.utf8)]?[Array(key.utf8)]
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
  @discardableResult
  package mutating func set(_ key: String, in widget: String, to value: StateValue) -> Bool {
    let old = widgets[Array(widget.utf8), default: [:]].updateValue(value, forKey: Array(key.utf8))
    guard old != value else { return false }
    edition = Editions.next()
    return true
  }

  /// Forgets everything.
  package mutating func reset() {
    guard !widgets.isEmpty || !wentTypes.isEmpty else { return }
    widgets = [:]
    wentTypes = [:]
    edition = Editions.next()
  }

  /// All slots, bytewise by widget and key.
  package var sorted: [(slot: StateSlot, value: StateValue)] {
    var slots: [(slot: StateSlot, value: StateValue)] = []
    for (widget, keys) in widgets {
      for (key, value) in keys { slots.append((StateSlot(widget: widget, key: key), value)) }
    }
    return slots.sorted { $0.slot < $1.slot }
  }

  /// Keeps the state of ids, unless another type takes one over.
  mutating func follow(_ turnover: Turnover) {
    if widgets.isEmpty { return }
    Turnover.visit(turnover.went) { id, type in
      if widgets[id] != nil { wentTypes[id] = type }
    }
    if wentTypes.isEmpty { return }
    Turnover.visit(turnover.came) { id, type in
      guard let old = wentTypes.removeValue(forKey: id), old != type else { return }
      widgets[id] = nil
      edition = Editions.next()
    }
  }
}

extension WidgetStateStore: Equatable {
  /// Whether the same slots have the same values.
  package static func == (left: WidgetStateStore, right: WidgetStateStore) -> Bool {
    left.edition == right.edition || left.widgets == right.widgets
  }

  /// Whether one is an unchanged copy of the other, which needs no look at the slots.
  static func isUnchanged(_ old: WidgetStateStore, _ new: WidgetStateStore) -> Bool {
    old.edition == new.edition
  }
}

/// A place for state: a widget's id and a key, equal only to the same bytes.
package struct StateSlot: Hashable, Comparable, Sendable {
  package let widget: [UInt8]
  package let key: [UInt8]

  /// Names a slot.
  package init(widget: String, key: String) {
    self.init(widget: Array(widget.utf8), key: Array(key.utf8))
  }

  init(widget: [UInt8], key: [UInt8]) {
    self.widget = widget
    self.key = key
  }

  /// Orders slots by the bytes of the widget's id, then of the key.
  package static func < (left: StateSlot, right: StateSlot) -> Bool {
    left.widget == right.widget
      ? left.key.lexicographicallyPrecedes(right.key)
      : left.widget.lexicographicallyPrecedes(right.widget)
  }
}
