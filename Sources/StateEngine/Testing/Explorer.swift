/// Runs a script of actions with the answers to its commands in every order there is.
///
/// A reducer is pure and effects are values, so each order is a branch of the same computation. At
/// each point the explorer does the next action of the script, lets any pending command have any of
/// its outcomes, or lets any delay be over.
///
/// ```swift
/// let explorer = Explorer(Feed(), feed) { command in [[.loaded(command)], [.failed(command)]] }
/// let result = explorer.explore([.refresh, .refresh]) { state in
///   state.isLoading && state.pending == 0 ? "loading for ever" : nil
/// }
/// ```
public struct Explorer<
  State: StateValue,
  Action: Equatable & Sendable,
  Command: Equatable & Sendable
> {
  private let start: World
  private let reducer: Reducer<State, Action, Command>
  private let outcomes: (Command) -> [[Action]]

  /// One state of affairs on one order.
  private struct World {
    var state: State
    var ledger = EffectLedger<Action, Command>()
    var done = 0
    var number = 0
    var steps: [String] = []
  }

  /// Something that could happen next.
  private enum Choice {
    case script(Action)
    case outcome(EffectToken, Command, [Action])
    case elapse(EffectToken, EffectID)
  }

  /// What one exploration is after.
  private struct Search {
    let script: [Action]
    let limits: Limits
    let always: (State) -> String?
    let finally: (State) -> String?
    var result = Exploration()
  }

  /// How far an exploration goes.
  public struct Limits: Hashable, Sendable {
    /// How many orders are run at most.
    public var orders: Int

    /// How many steps an order may have before it counts as endless.
    public var steps: Int

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - orders: How many orders are run at most.
    ///   - steps: How many steps an order may have before it counts as endless.
    public init(orders: Int = 100_000, steps: Int = 1_000) {
      self.orders = orders
      self.steps = steps
    }
  }

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - state: The first state.
  ///   - reducer: Does the actions.
  ///   - outcomes: What a command may answer: each outcome is the actions that it answers with.
  public init(
    _ state: State,
    _ reducer: Reducer<State, Action, Command>,
    outcomes: @escaping (Command) -> [[Action]]
  ) {
    start = World(state: state)
    self.reducer = reducer
    self.outcomes = outcomes
  }

  /// Runs every order.
  ///
  /// - Parameters:
  ///   - script: The actions that are sent, in order, whatever comes between.
  ///   - limits: How far to go.
  ///   - always: Says what is wrong with a state, or `nil`; asked after every step.
  ///   - finally: Says what is wrong with a last state, or `nil`; asked when nothing is pending.
  /// - Returns: How many orders there are, and those in which something was wrong.
  /// - Complexity: Linear in the number of orders, which grows with the factorial of the answers
  ///   that are pending at a time.
  public func explore(
    _ script: [Action],
    limits: Limits = Limits(),
    always: @escaping (State) -> String? = { _ in nil },
    finally: @escaping (State) -> String? = { _ in nil }
  ) -> Exploration {
    var search = Search(script: script, limits: limits, always: always, finally: finally)
    visit(start, &search)
    return search.result
  }

  private func visit(_ world: World, _ search: inout Search) {
    if search.result.orders >= search.limits.orders {
      search.result.isComplete = false
      return
    }
    let choices = choices(in: world, search.script)
    if choices.isEmpty {
      search.result.orders += 1
      search.finally(world.state).map { search.result.add($0, world.steps) }
    }
    for choice in choices {
      var next = world
      if let wrong = take(choice, in: &next, search) {
        search.result.orders += 1
        search.result.add(wrong, next.steps)
      } else {
        visit(next, &search)
      }
    }
  }

  private func choices(in world: World, _ script: [Action]) -> [Choice] {
    var choices: [Choice] = []
    if world.done < script.count { choices.append(.script(script[world.done])) }
    for effect in world.ledger.pending {
      switch effect.work {
      case .command(let command):
        choices += outcomes(command).map { .outcome(effect.token, command, $0) }
      case .delay:
        choices.append(.elapse(effect.token, effect.id))
      }
    }
    return choices
  }

  /// Does what was chosen.
  ///
  /// - Returns: What is wrong afterwards, or `nil`.
  private func take(_ choice: Choice, in world: inout World, _ search: Search) -> String? {
    switch choice {
    case .script(let action):
      world.done += 1
      world.steps.append("send \(action)")
      world.ledger.send(action, Site())
    case .outcome(let token, let command, let answers):
      world.steps.append("\(command) answers \(answers)")
      for answer in answers { _ = world.ledger.answer(token, answer) }
      world.ledger.finish(token)
    case .elapse(let token, let id):
      world.steps.append("delay of \(id) is over")
      world.ledger.finish(token)
    }
    if world.steps.count > search.limits.steps { return "more than \(search.limits.steps) steps" }
    return drain(&world, search)
  }

  private func drain(_ world: inout World, _ search: Search) -> String? {
    var count = 0
    while let next = world.ledger.queue.popFirst() {
      count += 1
      if count > search.limits.steps { return "actions bring about actions without end" }
      world.number += 1
      let effects = reducer.reduce(&world.state, next.action)
      world.ledger.settle(effects, of: world.number)
      world.ledger.orders = FirstInFirstOut()
      if let wrong = search.always(world.state) { return wrong }
    }
    return nil
  }
}

/// What an explorer found.
public struct Exploration: Hashable, Sendable {
  /// An order in which something was wrong.
  public struct Violation: Hashable, Sendable {
    /// What was wrong.
    public let message: String

    /// What happened, in order.
    public let steps: [String]
  }

  /// How many orders were run.
  public internal(set) var orders = 0

  /// Whether all orders were run.
  public internal(set) var isComplete = true

  /// The orders in which something was wrong.
  public private(set) var violations: [Violation] = []

  mutating func add(_ message: String, _ steps: [String]) {
    violations.append(Violation(message: message, steps: steps))
  }
}

extension Exploration: CustomStringConvertible {
  /// The count of orders, and the steps of the shortest order in which something was wrong.
  public var description: String {
    let extent = isComplete ? "all" : "the first"
    let summary = "\(extent) \(orders) orders, \(violations.count) wrong"
    guard let worst = violations.min(by: { $0.steps.count < $1.steps.count }) else {
      return summary
    }
    return ([summary, worst.message] + worst.steps.map { "  \($0)" }).joined(separator: "\n")
  }
}
