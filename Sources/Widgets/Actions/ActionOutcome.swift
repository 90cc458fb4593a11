package import Pages

/// What the packs make of an action.
package struct ActionOutcome: Sendable {
  /// What it comes to, as JSON; nil: no pack performs it.
  package var response: [UInt8]?
  /// What was noticed.
  package var diagnostics: [Diagnostic] = []
  /// Whether the pack that took it failed.
  package var hasFailed = false

  /// An action that nobody has performed.
  package init() {}
}

extension WidgetRegistry {
  /// Has the newest pack that takes an action perform it.
  ///
  /// - Parameters:
  ///   - call: The action.
  ///   - context: Where the performers read and leave what they have to say.
  /// - Returns: What the action comes to, and what was noticed.
  package func perform(_ call: ActionCall, in context: RenderContext) -> ActionOutcome {
    var outcome = ActionOutcome()
    let type = TypeName(call.type)
    for claim in actions.reversed() where claim.claim.type == type {
      context.beginAction(call, pack: claim.pack)
      let status = claim.claim.performer.perform(call, context)
      let frame = context.endAction()
      switch status {
      case .declined: continue
      case .done where frame.failure == nil: outcome.response = context.response ?? []
      case .done, .failed:
        context.report(context.failure(frame, performing: status))
        outcome.hasFailed = true
      }
      break
    }
    outcome.diagnostics = context.diagnostics.items
    return outcome
  }
}
