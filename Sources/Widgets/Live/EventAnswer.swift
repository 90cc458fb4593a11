package import Pages

/// What came of an event; plain data, nothing of which has been done yet.
///
/// The host commits the writes to the state that it owns, then dispatches the actions.
package struct EventAnswer: Sendable {
  /// The widget that got the event; nil: there is none.
  package var widget: WidgetReference?
  /// The event's name.
  package var name = ""
  /// The slots to set, in order; none that holds the value already.
  package var writes: [SlotWrite] = []
  /// The page's actions that the event sets off: `change` where it set something, then its own.
  package var actions: [ActionCall] = []
  /// What was noticed.
  package var diagnostics: [Diagnostic] = []
  /// Whether a pack crashed, hung or broke the contract over it.
  package var hasPackFault = false

  /// An event that comes to nothing.
  package init() {}
}

/// A state slot that is to be set.
package struct SlotWrite: Hashable, Sendable {
  /// The widget's id.
  package var widget: String
  package var key: String
  /// What the slot held; nil: it was never set.
  package var old: StateValue?
  package var new: StateValue

  /// Describes a write.
  package init(widget: String, key: String, old: StateValue?, new: StateValue) {
    self.widget = widget
    self.key = key
    self.old = old
    self.new = new
  }
}

extension WidgetStateStore {
  /// Sets slots in order.
  package mutating func commit(_ writes: [SlotWrite]) {
    for write in writes { set(write.key, in: write.widget, to: write.new) }
  }
}
