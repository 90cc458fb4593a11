import JSONText
import Pages
import StateEngine
import Testing

/// Runs every order of some moves and of the answers to what they ask for.
///
/// The moves come in their order. Between them, any command that was started may be answered, well
/// or badly, also one that was cancelled: a loader that takes no notice answers all the same.
struct RaceExplorer {
  private(set) var endings = 0
  private(set) var steps = 0
  /// Where the page wasn't what the rules say.
  private(set) var broken: [String] = []

  fileprivate struct Run {
    var state: PageState
    var model: RaceModel
    var live: [(id: EffectID, command: PageCommand)] = []
    var cancelled: [PageCommand] = []
    var path: [String] = []
  }

  mutating func explore(_ moves: [RaceModel.Move]) throws {
    var state = PageState(pageID: "p")
    let page = try decode(Answers.page("first"))
    _ = state.reduce(.loadInitial)
    _ = state.reduce(.decoded(PageTicket(number: 1), page))
    let model = RaceModel(ids: ["a", "first"], hasMore: true)
    try explore(Run(state: state, model: model), moves[...])
  }

  private mutating func explore(_ run: Run, _ moves: ArraySlice<RaceModel.Move>) throws {
    if let move = moves.first {
      var next = run
      let ticket = next.make(move)
      next.model.ask(move, ticket)
      try check(next)
      try explore(next, moves.dropFirst())
    } else if run.live.isEmpty {
      endings += 1
      if !run.state.isIdle { broken.append("waits for ever: \(run.path)") }
    }
    for index in run.live.indices {
      try answer(run.live[index].command, moves, run) { $0.live.remove(at: index) }
    }
    for index in run.cancelled.indices {
      try answer(run.cancelled[index], moves, run) { $0.cancelled.remove(at: index) }
    }
  }

  private mutating func answer(
    _ command: PageCommand,
    _ moves: ArraySlice<RaceModel.Move>,
    _ run: Run,
    _ take: (inout Run) -> Void
  ) throws {
    for isSuccess in command.isLoad ? [true, false] : [true] {
      var next = run
      take(&next)
      let action = try Answers.action(command, isSuccess: isSuccess)
      next.path.append("\(command) \(isSuccess ? "answers" : "fails")")
      let effects = next.state.reduce(action)
      next.perform(effects)
      // What goes on to be decoded, or decoded again, hasn't landed yet.
      let goesOn = effects.contains { if case .run = $0 { true } else { false } }
      if !goesOn { next.model.land(command.ticket.number, isSuccess: isSuccess) }
      try check(next)
      try explore(next, moves)
    }
  }

  private mutating func check(_ run: Run) throws {
    steps += 1
    let ids = run.state.content?.page.allWidgets.map(\.id) ?? []
    let count = run.state.states.value(of: "count", in: "a")
    let data = run.state.page?.widget(id: "a").flatMap { widget in
      widget.data.map { String(decoding: widget.document.raw($0), as: UTF8.self) }
    }
    if ids != run.model.ids || data != run.model.data
      || run.state.isLoadingMore != (run.model.nextPage != nil)
      || run.state.isFetching != (run.model.fetch != nil)
      || count != run.model.count.map(StateValue.integer)
    {
      broken.append("\(run.path): is \(ids), should be \(run.model)")
    }
    if case .failed = run.state.phase { broken.append("failed: \(run.path)") }
  }
}

extension RaceExplorer.Run {
  /// Makes a move; the ticket of what it asked for.
  fileprivate mutating func make(_ move: RaceModel.Move) -> UInt64 {
    path.append("\(move)")
    let effects = state.reduce(Answers.action(move, count: model.count ?? 0))
    perform(effects)
    for case .run(let command, _, _) in effects { return command.ticket.number }
    return 0
  }

  fileprivate mutating func perform(_ effects: [PageEffect]) {
    for effect in effects {
      switch effect {
      case .run(let command, let id, let policy):
        if policy == .replace { cancel(id) }
        live.append((id, command))
      case .cancel(let id): cancel(id)
      default: path.append("an effect that no move asks for: \(effect)")
      }
    }
  }

  private mutating func cancel(_ id: EffectID) {
    cancelled += live.filter { $0.id == id }.map(\.command)
    live.removeAll { $0.id == id }
  }
}
