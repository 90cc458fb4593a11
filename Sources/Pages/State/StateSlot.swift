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
