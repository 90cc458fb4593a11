package import JSONText
internal import StateEngine

/// Brings a page's actions to who performs them.
///
/// Handlers are asked newest first; the built-in actions come last. Actions that come while one is
/// performed are performed after it, first in, first out. An action that nobody takes is reported.
@MainActor package final class ActionDispatcher {
  private let engine: PageEngine
  private let present: @MainActor (SessionRequest) -> Void
  private var handlers: [ActionHandler] = []

  /// Makes the dispatcher of a page, which has one at a time.
  ///
  /// - Parameters:
  ///   - store: The page.
  ///   - present: Shows what the actions `toast`, `dismiss` and `open_bottom_sheet` ask for.
  package init<Registry>(
    for store: PageStore<Registry>,
    present: @escaping @MainActor (SessionRequest) -> Void
  ) {
    engine = store.engine
    self.present = present
    store.runner.dispatcher = self
  }

  /// Adds a handler that is asked before all others.
  package func register(_ handler: @escaping ActionHandler) {
    handlers.append(handler)
  }

  /// Dispatches the action that a widget has for an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - widget: Where it happened.
  ///   - node: The action of the tapped part; the widget's own action for the event unless told.
  /// - Returns: Whether there is an action.
  @discardableResult
  package func dispatch(
    _ event: ActionEvent,
    of widget: WidgetNode,
    action node: JSONNode? = nil
  ) -> Bool {
    let own = widget.actions.flatMap { widget.document.member($0, event.name) }
    guard let node = node ?? own else { return false }
    guard let call = try? ActionCall(at: node, of: widget, event: event) else { return false }
    dispatch(call)
    return true
  }

  /// Dispatches an action.
  package func dispatch(
    _ call: ActionCall,
    by origin: ActionOrigin = .person,
    file: String = #fileID,
    line: UInt = #line
  ) {
    engine.send(.dispatch(call, by: origin), "dispatch", file: file, line: line)
  }

  /// Stops all that is under way: nothing of it lands any more.
  package func cancelInFlight() {
    engine.send(.cancelActions, "cancel_actions")
  }

  /// What the newest handler that doesn't decline makes of an action.
  func answer(to call: ActionCall) -> ActionAnswer {
    for handler in handlers.reversed() {
      let answer = handler(call)
      if case .declined = answer { continue }
      return answer
    }
    return .declined
  }

  /// Shows something around the page.
  func show(_ request: SessionRequest) { present(request) }
}
