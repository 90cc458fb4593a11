package import Pages

extension RenderContext {
  /// A slot of the current widget, or nil where it was never set.
  package func state(_ key: String) -> StateValue? {
    guard let frame else { return nil }
    record(.state(key: key))
    notePosition(of: frame)
    return states.value(of: key, in: source ?? frame.widget.id)
  }

  /// Says once of a widget without an id that its state goes by where it stands.
  private func notePosition(of frame: RenderFrame) {
    guard frame.widget.hasPositionalID, frame.phase != .action,
      measurements == 0 || cache?.open != nil,
      positionalOwners.insert(frame.owner).inserted
    else { return }
    report(
      diagnostic(
        .invalidValue,
        frame.widget,
        severity: .info,
        message: "has no id, so its state is tied to its position; give it an id"
      )
    )
  }

  /// Queues the setting of a slot of the current widget, until its event has been answered.
  package func setState(_ key: String, to value: StateValue) {
    guard frame?.phase == .event else { return }
    writes.append(StateWrite(key: key, value: value))
  }
}

/// A slot that a renderer sets while it answers an event.
package struct StateWrite: Equatable, Sendable {
  package let key: String
  package let value: StateValue
}
