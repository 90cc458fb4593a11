internal import Pages
internal import Widgets

/// A page's state on its way to a worker: what has changed since it was sent last, or all of it.
enum StateParcel {
  case whole(WidgetStateStore)
  case changes([SlotWrite])

  /// Packs a state for a worker that has another one, or none.
  init(_ states: WidgetStateStore, over old: WidgetStateStore?) {
    guard let old else {
      self = .whole(states)
      return
    }
    var changes: [SlotWrite]? = []
    old.visitChanges(to: states) { widget, key, old, new in
      if let new {
        changes?.append(SlotWrite(widget: widget.text, key: key.text, old: old, new: new))
      } else {
        changes = nil
      }
    }
    self = changes.map { .changes($0) } ?? .whole(states)
  }

  /// The state, for a worker that has an older one.
  func states(over old: WidgetStateStore) -> WidgetStateStore {
    switch self {
    case .whole(let states): return states
    case .changes(let writes):
      var states = old
      states.commit(writes)
      return states
    }
  }
}
