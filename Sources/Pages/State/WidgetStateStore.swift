/// What a person did inside a page's widgets, by widget id and key.
///
/// Slots that were never set have no value here: their default is the affair of who reads them.
package struct WidgetStateStore: Sendable, Equatable {
  private var slots: [StateSlot: StateValue] = [:]

  /// Makes an empty store.
  package init() {}

  /// Whether nothing was set.
  package var isEmpty: Bool { slots.isEmpty }

  /// The value of a slot, or nil where it was never set.
  package func value(of key: String, in widget: String) -> StateValue? {
    slots.isEmpty ? nil : slots[StateSlot(widget: widget, key: key)]
  }

  /// Sets a slot.
  ///
  /// - Returns: Whether the value is another one than before.
  @discardableResult
  package mutating func set(_ key: String, in widget: String, to value: StateValue) -> Bool {
    slots.updateValue(value, forKey: StateSlot(widget: widget, key: key)) != value
  }

  /// Forgets everything.
  package mutating func reset() {
    slots = [:]
  }

  /// All slots, bytewise by widget and key.
  package var sorted: [(slot: StateSlot, value: StateValue)] {
    slots.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// A place for state: a widget's id and a key, equal only to the same bytes.
package struct StateSlot: Hashable, Comparable, Sendable {
  package let widget: [UInt8]
  package let key: [UInt8]

  /// Names a slot.
  package init(widget: String, key: String) {
    self.widget = Array(widget.utf8)
    self.key = Array(key.utf8)
  }

  /// Orders slots by the bytes of the widget's id, then of the key.
  package static func < (left: StateSlot, right: StateSlot) -> Bool {
    left.widget == right.widget
      ? left.key.lexicographicallyPrecedes(right.key)
      : left.widget.lexicographicallyPrecedes(right.widget)
  }
}
