internal import Pages
internal import StateEngine

/// A session in one of the orders that its answers can come in: the page, what is around it, and
/// what the rules say about both.
struct ExploredState: Equatable, TrackedLeaf {
  var page: PageState
  var around = SessionState()
  var rules = PageRules()
  /// The kinds of requests whose answers come when they like.
  private var held: Set<RequestKind> = []
  /// Requests whose answers come when they like.
  private var loose: Set<PageTicket> = []
  private var source: AnswerSource
  private let handled: [HandledCall]

  /// What packs make of an action.
  struct HandledCall: Equatable {
    let call: ActionCall
    let answer: HandlerAnswer
  }

  init(_ page: PageState, _ answers: AnswerScript, _ handled: [HandledCall]) {
    self.page = page
    self.handled = handled
    source = AnswerSource(.script(answers))
  }

  static let reducer = Reducer<ExploredState, ScriptedAction, HeldCommand> { state, action in
    state.reduce(action)
  }

  private mutating func reduce(_ action: ScriptedAction) -> [Work] {
    switch action {
    case .hold(let kinds):
      held = kinds
      return []
    case .around(let action): return reduce(action)
    case .page(let action):
      let before = page
      let effects = page.reduce(action).flatMap { explored($0) }
      rules.follow(action, from: before, to: page)
      return effects
    }
  }

  private mutating func reduce(_ action: SessionAction) -> [Work] {
    let hadLeft = around.hasLeft
    around.reduce(action)
    return around.hasLeft && !hadLeft ? [.send(.page(.leave))] : []
  }

  private typealias Work = Effect<ScriptedAction, HeldCommand>

  private mutating func explored(_ effect: PageEffect) -> [Work] {
    switch effect {
    case .send(let action): [.send(.page(action))]
    case .cancel(let id): [.cancel(id)]
    case .merge(let effects), .concatenate(let effects): effects.flatMap { explored($0) }
    case .debounce(_, _, let effect): explored(effect)
    case .run(let command, let id, let policy): run(command, id, Self.policy(policy))
    }
  }

  private static func policy(_ policy: PageEffect.Policy) -> Work.Policy {
    switch policy {
    case .replace: .replace
    case .keepFirst: .keepFirst
    case .join: .join
    }
  }

  private mutating func run(
    _ command: PageCommand,
    _ id: EffectID,
    _ policy: Work.Policy
  ) -> [Work] {
    switch command {
    case .present(let request, _): return reduce(.present(request))
    case .handle(let call, let ticket):
      let answer = handled.first { $0.call == call }?.answer ?? .declined
      return [.send(.page(.handled(ticket, answer)))]
    case .load(let request, let ticket):
      rules.ask(request, ticket)
      if held.contains(RequestKind(request.kind)) { loose.insert(ticket) }
      return land(.answer(request, ticket, source.answer(to: request)), ticket, id, policy)
    default:
      rules.begin(command)
      return land(.compute(command), command.ticket, id, policy)
    }
  }

  /// What is held answers when it likes, and all else at once.
  private func land(
    _ command: HeldCommand,
    _ ticket: PageTicket,
    _ id: EffectID,
    _ policy: Work.Policy
  ) -> [Work] {
    if loose.contains(ticket) { return [.run(command, id: id, policy: policy)] }
    return command.outcome.map { [.send(.page($0))] } ?? []
  }
}
