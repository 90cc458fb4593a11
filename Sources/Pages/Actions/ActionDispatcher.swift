package import JSONText

/// Brings actions to who performs them.
///
/// Handlers are asked newest first; the built-in ones are the oldest. Actions that come while one is
/// performed are performed after it, first in, first out. An action that nobody takes is reported.
@MainActor package final class ActionDispatcher {
  /// How many actions a page may set off by itself before a person does something.
  package static let limit = 100

  private let target: any ActionTarget
  private var handlers: [ActionHandler] = []
  private var waiting: [(call: ActionCall, origin: ActionOrigin)] = []
  private var isDraining = false
  private var byItself = 0
  private var work: [Int: Task<Void, Never>] = [:]
  private var lastNumber = 0

  /// Makes a dispatcher for a page.
  ///
  /// - Parameters:
  ///   - target: The page.
  ///   - present: Shows what the actions `toast`, `dismiss` and `open_bottom_sheet` ask for.
  package init(
    for target: any ActionTarget,
    present: @escaping @MainActor (SessionRequest) -> Void
  ) {
    self.target = target
    let builtIn = BuiltInActions(target: target, present: present)
    handlers = [builtIn.handle]
    target.performActions = { [weak self] calls in
      for call in calls { self?.dispatch(call, by: .page) }
    }
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
  package func dispatch(_ call: ActionCall, by origin: ActionOrigin = .person) {
    waiting.append((call, origin))
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while !waiting.isEmpty {
      let (call, origin) = waiting.removeFirst()
      if isAllowed(call, by: origin) { perform(call) }
    }
  }

  /// Stops all that is under way: nothing of it lands any more.
  package func cancelInFlight() {
    waiting.removeAll()
    for task in work.values { task.cancel() }
    work = [:]
    target.cancelActions()
  }

  /// How many handlers' work is under way.
  package var workCount: Int { work.count }

  /// Waits until no handler's work is under way.
  package func settled() async {
    while let next = work.values.first { await next.value }
  }

  /// Stops pages that set off actions without end, such as one that refreshes when it is shown.
  private func isAllowed(_ call: ActionCall, by origin: ActionOrigin) -> Bool {
    byItself = origin == .person ? 0 : byItself + 1
    if byItself == Self.limit + 1 {
      let message = "the page set off \(Self.limit) actions by itself; no more are performed"
      target.report([call.finding(.limitExceeded, message)])
    }
    return byItself <= Self.limit
  }

  private func perform(_ call: ActionCall) {
    for handler in handlers.reversed() {
      switch handler(call) {
      case .declined: continue
      case .done: return
      case .response(let response): return target.respond(response)
      case .work(let body): return start(body)
      }
    }
    let message = "nobody handles the action \(QuotedText.quoted(call.type))"
    target.report([call.finding(.unhandledAction, message)])
  }

  private func start(_ body: @escaping @Sendable () async throws -> ActionResponse) {
    lastNumber += 1
    let number = lastNumber
    work[number] = Task { [weak self] in
      let result: Result<ActionResponse, any Error>
      do { result = .success(try await Self.run(body)) } catch { result = .failure(error) }
      self?.finish(number, result)
    }
  }

  @concurrent private static func run(
    _ body: @Sendable () async throws -> ActionResponse
  ) async throws -> ActionResponse {
    try await body()
  }

  private func finish(_ number: Int, _ result: Result<ActionResponse, any Error>) {
    guard work.removeValue(forKey: number) != nil else { return }
    switch result {
    case .success(let response): target.respond(response)
    case .failure(let error) where error is CancellationError: break
    case .failure(let error): target.actionFailed(message: "\(error)")
    }
  }

  isolated deinit {
    for task in work.values { task.cancel() }
  }
}
