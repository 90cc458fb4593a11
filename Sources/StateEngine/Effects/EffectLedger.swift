/// The actions that wait and the effects that are pending, as a value.
///
/// This is the whole logic of effects, and it does nothing by itself: it says what a runner and a
/// clock are to do. The engine, the test store and the explorer all keep one.
struct EffectLedger<Action: Equatable & Sendable, Command: Equatable & Sendable>: Sendable {
  /// An action that waits.
  struct Queued: Sendable {
    let action: Action
    let cause: ActionCause

    /// The number of the action that it came of without anybody waiting, if there is one.
    let root: Int?
  }

  /// An effect that has begun and not ended.
  struct Pending: Sendable {
    let token: EffectToken
    let id: EffectID
    let work: Work
    let group: Int?

    /// The number of the action that asked for it.
    let origin: Int
  }

  /// What an effect is busy with.
  enum Work: Sendable {
    case command(Command)
    case delay(Duration, Effect<Action, Command>)
  }

  /// What a runner or clock is to do.
  enum Order: Sendable {
    case begin(Pending)
    case cancel(Pending)
  }

  /// What became of an effect, for traces.
  enum Event: Sendable {
    case began(Pending)
    case ended(Pending)
    case cancelled(Pending)
    case kept(EffectID)
  }

  /// The effects that are pending, by token.
  private(set) var pending: [Pending] = []

  /// What is to be done, in order.
  var orders = FirstInFirstOut<Order>()

  /// What has become of effects since it was last taken.
  private(set) var events: [Event] = []

  /// The actions that wait.
  var queue = FirstInFirstOut<Queued>()

  /// What the actions that effects send now come of.
  var root: Int?

  var groups = EffectGroups<Action, Command>()
  private var lastToken: UInt64 = 0
}

extension EffectLedger.Pending {
  /// The command, if the effect is one.
  var command: Command? {
    if case .command(let command) = work { command } else { nil }
  }

  /// What the effect is busy with, as text.
  var summary: String {
    switch work {
    case .command(let command): "\(command)"
    case .delay(let duration, _): "\(duration)"
    }
  }
}

extension EffectLedger {
  /// The pending effect of a token.
  func pending(_ token: EffectToken) -> Pending? {
    pending.first { $0.token == token }
  }

  /// The pending effects of an id, oldest first.
  func pending(_ id: EffectID) -> [Pending] {
    pending.filter { $0.id == id }
  }

  /// Takes the effects of an action, in order.
  mutating func settle(_ effects: [Effect<Action, Command>], of origin: Int) {
    for effect in effects { settle(effect, in: nil, of: origin) }
  }

  /// Takes an answer, if its token is still held.
  ///
  /// - Returns: Whether it was.
  mutating func answer(_ token: EffectToken, _ action: Action) -> Bool {
    guard let effect = pending(token) else { return false }
    let cause = ActionCause.answer(token, effect.id, of: effect.origin)
    queue.append(Queued(action: action, cause: cause, root: root))
    return true
  }

  /// Ends an effect: a command is done, or a delay is over.
  mutating func finish(_ token: EffectToken) {
    guard let effect = remove(token) else { return }
    events.append(.ended(effect))
    if case .delay(_, let next) = effect.work { settle(next, in: effect.group, of: effect.origin) }
    leave(effect.group)
  }

  /// Takes what has become of effects.
  mutating func takeEvents() -> [Event] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Adds an action that the program sends.
  mutating func send(_ action: Action, _ site: Site) {
    queue.append(Queued(action: action, cause: .sent(site), root: root))
  }

  /// Cancels all that is pending, and drops what waits.
  mutating func cancelAll() {
    queue = FirstInFirstOut()
    for effect in pending { cancel(effect) }
  }

  mutating func settle(_ effect: Effect<Action, Command>, in group: Int?, of origin: Int) {
    switch effect {
    case .send(let action):
      queue.append(Queued(action: action, cause: .effect(of: origin), root: root))
    case .run(let command, let id, let policy):
      run(command, id, policy, in: group, of: origin)
    case .cancel(let id):
      for effect in pending(id) { cancel(effect) }
    case .merge(let effects):
      for effect in effects { settle(effect, in: group, of: origin) }
    case .concatenate(let effects):
      advance(groups.open(effects, in: group, of: origin))
    case .debounce(let id, let duration, let effect):
      for effect in pending(id) { cancel(effect) }
      begin(.delay(duration, effect), id, in: group, of: origin)
    }
  }

  private mutating func run(
    _ command: Command,
    _ id: EffectID,
    _ policy: Effect<Action, Command>.Policy,
    in group: Int?,
    of origin: Int
  ) {
    let others = pending(id)
    if policy == .keepFirst, !others.isEmpty {
      events.append(.kept(id))
      return
    }
    if policy == .replace { for effect in others { cancel(effect) } }
    begin(.command(command), id, in: group, of: origin)
  }

  private mutating func begin(_ work: Work, _ id: EffectID, in group: Int?, of origin: Int) {
    lastToken += 1
    let token = EffectToken(number: lastToken)
    let effect = Pending(token: token, id: id, work: work, group: group, origin: origin)
    groups.enter(group)
    pending.append(effect)
    orders.append(.begin(effect))
    events.append(.began(effect))
  }

  private mutating func cancel(_ effect: Pending) {
    guard remove(effect.token) != nil else { return }
    events.append(.cancelled(effect))
    let unbegun = orders.removeAll {
      if case .begin(let other) = $0 { other.token == effect.token } else { false }
    }
    if unbegun == 0 { orders.append(.cancel(effect)) }
    groups.cut(effect.group)
    leave(effect.group)
  }

  private mutating func remove(_ token: EffectToken) -> Pending? {
    guard let index = pending.firstIndex(where: { $0.token == token }) else { return nil }
    return pending.remove(at: index)
  }

  /// Leaves a concatenation, whose next effect begins if this was the last of the one before.
  private mutating func leave(_ group: Int?) {
    guard let group else { return }
    groups.leave(group)
    advance(group)
  }

  /// Begins the effects of a concatenation, as long as nothing holds it up.
  private mutating func advance(_ group: Int) {
    while let next = groups.next(group) {
      // An effect may end at once; that mustn't begin the next one before all of it is taken.
      groups.enter(group)
      settle(next.effect, in: group, of: next.origin)
      groups.leave(group)
    }
    if let outer = groups.close(group) { leave(outer) }
  }
}
