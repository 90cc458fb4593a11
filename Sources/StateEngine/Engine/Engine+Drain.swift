internal import Synchronization

extension Engine.Core {
  /// Makes the calling thread the one that does the actions, unless there is one.
  mutating func hire() -> Bool {
    if courier != nil { return false }
    courier = ThreadScope.threadMark
    ledger.root = nil
    broughtAbout = [:]
    return true
  }

  /// Dismisses the courier if nothing is left to do, and hands out who waited for that.
  mutating func dismiss(_ waiters: inout [CheckedContinuation<Void, Never>]) -> Bool {
    guard ledger.queue.isEmpty, ledger.orders.isEmpty, ledger.events.isEmpty else { return false }
    guard inputs.isEmpty, problems.isEmpty else { return false }
    courier = nil
    if ledger.pending.isEmpty { swap(&waiters, &self.waiters) }
    return true
  }

  /// Takes an input.
  ///
  /// - Returns: Whether anybody wanted it.
  mutating func take(_ input: RecordedInput<Action>) -> Bool {
    if isEnded { return false }
    // What comes from elsewhere isn't brought about by the action that is being done.
    let root = ledger.root
    if courier != nil, courier != ThreadScope.threadMark { ledger.root = nil }
    defer { ledger.root = root }
    switch input {
    case .sent(let action, let site):
      ledger.send(action, site)
    case .answered(let token, let action):
      guard ledger.answer(token, action) else {
        problems.append(.lateAnswer(token, action))
        return false
      }
    case .finished(let token):
      guard ledger.pending(token) != nil else { return false }
      delays[token] = nil
      ledger.finish(token)
    }
    return true
  }
}

extension Engine {
  /// Takes inputs together, and does what follows from them unless another thread is doing so.
  ///
  /// - Returns: Whether anybody wanted the first of them.
  @discardableResult
  func enter(_ inputs: RecordedInput<Action>...) -> Bool {
    var finished: Subscription?
    let (isWanted, isHired) = core.withLock { core in
      let isHired = core.hire()
      var wanted: [Bool] = []
      for input in inputs {
        if case .finished(let token) = input { finished = core.delays[token] }
        wanted.append(core.take(input))
        if wanted.last == true, observer.record != nil { core.inputs.append(input) }
      }
      return (wanted.first == true, isHired)
    }
    withExtendedLifetime(finished) {}
    if isHired { drain() }
    return isWanted
  }

  /// Does actions and begins effects until nothing is left.
  func drain() {
    var waiters: [CheckedContinuation<Void, Never>] = []
    repeat {
      reduceWaiting()
      while let order = core.withLock({ $0.ledger.orders.popFirst() }) { perform(order) }
      report()
    } while !core.withLock { $0.dismiss(&waiters) }
    for waiter in waiters { waiter.resume() }
  }

  /// Does the actions that wait, in one commit.
  private func reduceWaiting() {
    guard let site = core.withLock({ $0.ledger.queue.first?.cause.site }) else { return }
    var lines: [TraceLine] = []
    store.commit(site.label, file: site.file, line: site.line) { state in
      while let (number, next) = takeNext() {
        let before = observer.trace == nil ? nil : state
        let effects = reducer.reduce(&state, next.action)
        let events = core.withLock { core in
          core.ledger.settle(effects, of: number)
          return core.ledger.takeEvents()
        }
        guard let before else { continue }
        let changed = StateDifference.paths(from: before, to: state)
        lines.append(TraceLine(number, next, changed, events.map(\.note)))
      }
    }
    guard let trace = observer.trace else { return }
    let version = store.version
    for var line in lines {
      line.version = version
      trace(line)
    }
  }

  /// Tells the observer of inputs, problems, and of effects that ended outside of actions.
  private func report() {
    let (inputs, problems, events) = core.withLock { core in
      defer {
        core.inputs = []
        core.problems = []
      }
      return (core.inputs, core.problems, core.ledger.takeEvents())
    }
    if let record = observer.record { for input in inputs { record(input) } }
    if let tell = observer.problem { for problem in problems { tell(problem) } }
    guard let trace = observer.trace else { return }
    let notes = events.map(\.note) + problems.compactMap(\.note)
    if !notes.isEmpty { trace(TraceLine(effects: notes, store.version)) }
  }
}

extension ActionCause {
  /// What a commit is called that begins with an action of this cause.
  fileprivate var site: Site {
    switch self {
    case .sent(let site): site
    case .effect(let number): Site("effect of action \(number)", file: "", line: 0)
    case .answer(_, let id, _): Site("answer of \(id)", file: "", line: 0)
    }
  }
}

extension EngineProblem {
  /// The problem as an effect's fate, if it is one's.
  fileprivate var note: TraceLine.EffectNote? {
    guard case .lateAnswer(let token, let action) = self else { return nil }
    return TraceLine.EffectNote(id: "", token: token, fate: .late, work: "\(action)")
  }
}

extension EffectLedger.Event {
  /// The event as a trace names it.
  fileprivate var note: TraceLine.EffectNote {
    switch self {
    case .began(let effect): effect.note(.began)
    case .ended(let effect): effect.note(.ended)
    case .cancelled(let effect): effect.note(.cancelled)
    case .kept(let id): TraceLine.EffectNote(id: id, token: nil, fate: .kept, work: "")
    }
  }
}

extension EffectLedger.Pending {
  fileprivate func note(_ fate: TraceLine.EffectNote.Fate) -> TraceLine.EffectNote {
    TraceLine.EffectNote(id: id, token: token, fate: fate, work: summary)
  }
}

extension TraceLine {
  /// The line of an action.
  fileprivate init<Action, Command>(
    _ number: Int,
    _ queued: EffectLedger<Action, Command>.Queued,
    _ changed: [String],
    _ effects: [EffectNote]
  ) {
    self.number = number
    action = "\(queued.action)"
    cause = queued.cause
    version = Version(number: 0)
    self.changed = changed
    self.effects = effects
  }

  /// A line that tells of effects only.
  fileprivate init(effects: [EffectNote], _ version: Version) {
    number = 0
    action = ""
    cause = nil
    self.version = version
    changed = []
    self.effects = effects
  }
}
