internal import PackHost
internal import Pages
internal import StateEngine

extension PlaySession {
  /// Loads the page from the start.
  func load(_ cause: StepCause) {
    send(SessionAction.enter, cause)
    send(.loadInitial, cause)
  }

  /// From now on, holds the answers to requests of these kinds.
  func hold(_ kinds: Set<RequestKind>) {
    script.append(.hold(kinds))
    desk.heldKinds = kinds
  }

  /// Lets held answers land.
  ///
  /// - Parameters:
  ///   - target: Which.
  ///   - failure: Why they fail; nil: they don't.
  ///   - cause: The step that says so.
  /// - Returns: What keeps them from it; nil where they have landed.
  func release(_ target: HeldTarget, failure: String? = nil, _ cause: StepCause) -> String? {
    let entries: [AnswerDesk.Entry]
    switch target {
    case .all: entries = desk.held
    case .number(let number): entries = desk.held.filter { $0.number == number }
    case .oldest(let kind):
      let waiting = desk.held.first { RequestKind($0.request.kind) == kind && isWaitedFor($0) }
      entries = waiting.map { [$0] } ?? []
    }
    guard !entries.isEmpty else { return nothingHeld }
    for entry in entries {
      desk.release(entry.number, failure: failure)
      settle(cause)
    }
    return nil
  }

  private var nothingHeld: String {
    let held = desk.held.map { "  \($0.number) \($0.request.title)" }
    return held.isEmpty
      ? "no answer is held" : "no such answer is held; there are:\n" + held.joined(separator: "\n")
  }

  /// Moves what is in sight, no further than there is something.
  func scroll(_ move: ScrollMove, _ cause: StepCause) {
    let isSheet = front == .sheet
    let state = around.store.state
    let extent = scrollExtent
    let line: Int
    switch move {
    case .top: line = 0
    case .end: line = extent
    case .lines(let count): line = (isSheet ? state.sheetScroll : state.scroll) + count
    }
    let target = min(max(line, 0), extent)
    send(isSheet ? .scrollSheet(to: target) : .scroll(to: target), cause)
  }
}

extension PageRequest {
  /// The request in a few words.
  var title: String {
    let name = name.map { " \(QuotedText.quoted($0))" } ?? ""
    return "\(kind.name)\(name)"
  }
}
