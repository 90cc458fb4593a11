internal import Synchronization

/// Does actions by a reducer, publishes the state in a store, and has effects carried out.
///
/// Actions come from any thread and are done first in, first out. Those that an action brings about
/// at once, by effects, sinks or answers that come at once, are done before the engine rests, and
/// the store makes one version of all that are done together. Then effects begin, in order.
///
/// ```swift
/// let engine = Engine(Search(), search, runner: runner)
/// let subscription = engine.store.subscribe { event in redraw() }
/// engine.send(.typed("tea"))
/// ```
public final class Engine<
  State: StateValue,
  Action: Equatable & Sendable,
  Command: Equatable & Sendable
>: Sendable {
  /// The state, for whoever reads it; nobody else should commit to it.
  public let store: Store<State, Never>

  let reducer: Reducer<State, Action, Command>
  let observer: EngineObserver<Action>
  let core = Mutex(Core())

  private let runner: any EffectRunner<Action, Command>
  private let clock: any DelayClock
  private let limit: Int

  /// What the engine's lock guards; nothing is called under it.
  struct Core {
    var ledger = EffectLedger<Action, Command>()
    var delays: [EffectToken: Subscription] = [:]
    var inputs: [RecordedInput<Action>] = []
    var problems: [EngineProblem<Action>] = []
    var lastNumber = 0
    var isEnded = false

    /// Who waits until no effect is pending.
    var waiters: [CheckedContinuation<Void, Never>] = []

    /// The mark of the thread that does the actions, if one does.
    var courier: UInt?

    /// How many actions each action has brought about since the engine last rested.
    var broughtAbout: [Int: Int] = [:]
  }

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - state: The state of version 0.
  ///   - reducer: Does the actions.
  ///   - runner: Carries out the commands.
  ///   - clock: Waits for debounced effects.
  ///   - limit: How many actions one action may bring about before the engine rests.
  ///   - observer: Is told what happens.
  ///   - label: The store's name in messages, traces and the paths of reads.
  ///   - file: Where the engine is made.
  ///   - line: Where the engine is made.
  public init(
    _ state: State,
    _ reducer: Reducer<State, Action, Command>,
    runner: any EffectRunner<Action, Command>,
    clock: any DelayClock = TaskClock(),
    limit: Int = 1_000,
    observer: EngineObserver<Action> = EngineObserver(),
    label: String = "",
    file: String = #fileID,
    line: UInt = #line
  ) {
    store = Store(state, label: label, file: file, line: line)
    self.reducer = reducer
    self.runner = runner
    self.clock = clock
    self.limit = limit
    self.observer = observer
  }

  deinit { end() }

  /// Does an action, after those that wait.
  ///
  /// The action is done before this returns, unless another thread is doing actions: that thread
  /// does it then. From inside a sink or an effect's start, it is done next.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - label: What it is called in traces.
  ///   - file: Where it is sent.
  ///   - line: Where it is sent.
  public func send(
    _ action: Action,
    _ label: String = "",
    file: String = #fileID,
    line: UInt = #line
  ) {
    let site = Site(label, file: file, line: line)
    ThreadScope.requireWritable(.send, site)
    enter(.sent(action, site))
  }

  /// Cancels all effects and takes no more actions.
  public func end() {
    let isHired = core.withLock { core in
      core.isEnded = true
      core.ledger.cancelAll()
      return core.hire()
    }
    if isHired { drain() }
  }

  /// The commands that are pending, oldest first.
  public var pending: [Command] {
    core.withLock { $0.ledger.pending.compactMap(\.command) }
  }

  /// Waits until no action waits and no effect is pending.
  public func settled() async {
    await withCheckedContinuation { continuation in
      let isSettled = core.withLock { core in
        let isSettled = core.courier == nil && core.ledger.pending.isEmpty
        if !isSettled { core.waiters.append(continuation) }
        return isSettled
      }
      if isSettled { continuation.resume() }
    }
  }

  /// Feeds in what a recording has; the runner should be a ``ReplayRunner``.
  ///
  /// - Parameter inputs: What came into an engine with the same reducer and first state.
  public func replay(_ inputs: [RecordedInput<Action>]) {
    for input in inputs { enter(input) }
  }

  /// Has a runner or clock do what the effects ask for.
  func perform(_ order: EffectLedger<Action, Command>.Order) {
    switch order {
    case .begin(let effect):
      begin(effect)
    case .cancel(let effect):
      let delay = core.withLock { $0.delays.removeValue(forKey: effect.token) }
      if let delay { delay.cancel() } else { runner.cancel(effect.token) }
    }
  }

  private func begin(_ effect: EffectLedger<Action, Command>.Pending) {
    switch effect.work {
    case .command(let command):
      let answers = EffectAnswers<Action>(effect.token) { [weak self] token, action in
        self?.enter(.answered(token, action)) ?? false
      } close: { [weak self] token, last in
        guard let last else { return self?.enter(.finished(token)) ?? false }
        return self?.enter(.answered(token, last), .finished(token)) ?? false
      }
      runner.start(command, answers)
    case .delay(let duration, _):
      let delay = clock.schedule(after: duration) { [weak self] in
        self?.enter(.finished(effect.token))
      }
      core.withLock { core in
        if core.ledger.pending(effect.token) != nil { core.delays[effect.token] = delay }
      }
    }
  }

  /// Takes the next action, unless it is one too many.
  func takeNext() -> (number: Int, action: EffectLedger<Action, Command>.Queued)? {
    core.withLock { core in
      while let next = core.ledger.queue.popFirst() {
        if let root = next.root {
          core.broughtAbout[root, default: 0] += 1
          if core.broughtAbout[root, default: 0] > limit {
            let dropped = core.ledger.queue.removeAll { $0.root == root }
            core.problems.append(.endless(next.action, dropped: dropped + 1))
            continue
          }
        }
        core.lastNumber += 1
        core.ledger.root = next.root ?? core.lastNumber
        return (core.lastNumber, next)
      }
      return nil
    }
  }
}
