/// Does actions one at a time, and fails a test for whatever it doesn't expect.
///
/// A test says for each action which effects it has and what the state is afterwards; saying nothing
/// means that there are none and that nothing changes. Actions that effects send have to be received.
/// Commands aren't carried out: the test answers them. Time passes when the test says so. In the end
/// nothing may be left.
///
/// ```swift
/// let store = TestStore(Search(), search) { Issue.record("\($0)") }
/// store.send(.go, effects: [.run(.find("tea"), id: "find")]) { $0.isLoading = true }
/// store.answer("find", with: .found(["Assam"]))
/// store.receive(.found(["Assam"])) {
///   $0.isLoading = false
///   $0.hits = ["Assam"]
/// }
/// store.finish()
/// ```
public final class TestStore<
  State: StateValue,
  Action: Equatable & Sendable,
  Command: Equatable & Sendable
> {
  /// Where in a test something is expected.
  public typealias Place = TestFailure.Place

  /// The state after what was done so far.
  public private(set) var state: State

  /// The time that has passed.
  public private(set) var now = Duration.zero

  private let reducer: Reducer<State, Action, Command>
  private let report: (TestFailure) -> Void
  private var ledger = EffectLedger<Action, Command>()
  private var waits: [(due: Duration, token: EffectToken)] = []
  private var number = 0
  private let origin: Place
  private var isFinished = false

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - state: The first state.
  ///   - reducer: Does the actions.
  ///   - fileID: Where the store is made.
  ///   - filePath: Where the store is made.
  ///   - line: Where the store is made.
  ///   - column: Where the store is made.
  ///   - report: Is told of each failure; by default the program stops.
  public init(
    _ state: State,
    _ reducer: Reducer<State, Action, Command>,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    report: @escaping (TestFailure) -> Void = { failure in
      let message = failure.description
      fatalError(message)
    }
  ) {
    self.state = state
    self.reducer = reducer
    self.report = report
    origin = Place(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    if !isFinished { checkNothingIsLeft(origin) }
  }

  /// The commands that are pending, oldest first.
  public var pending: [Command] { ledger.pending.compactMap(\.command) }

  /// Does an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - effects: The effects that it must have.
  ///   - fileID: Where the test is.
  ///   - filePath: Where the test is.
  ///   - line: Where the test is.
  ///   - column: Where the test is.
  ///   - change: Changes the state before the action into the one that must come of it.
  public func send(
    _ action: Action,
    effects: [Effect<Action, Command>] = [],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    _ change: (inout State) -> Void = { _ in }
  ) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    if !ledger.queue.isEmpty {
      fail("\(action) is sent before these were received:\n\(listed(waiting))", place)
    }
    perform(action, effects, place, change)
  }

  /// Does the action that effects or answers have sent, which must be a certain one.
  ///
  /// - Parameters:
  ///   - action: The action that must wait first.
  ///   - effects: The effects that it must have.
  ///   - fileID: Where the test is.
  ///   - filePath: Where the test is.
  ///   - line: Where the test is.
  ///   - column: Where the test is.
  ///   - change: Changes the state before the action into the one that must come of it.
  public func receive(
    _ action: Action,
    effects: [Effect<Action, Command>] = [],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column,
    _ change: (inout State) -> Void = { _ in }
  ) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let next = ledger.queue.popFirst() else {
      fail("\(action) is expected, but no action waits", place)
      return
    }
    if next.action != action { fail("\(action) is expected, but \(next.action) waits", place) }
    perform(next.action, effects, place, change)
  }

  /// Answers the oldest pending command of an id, and ends it.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - actions: The answers, which then have to be received.
  ///   - isLast: Whether the command ends with them.
  ///   - fileID: Where the test is.
  ///   - filePath: Where the test is.
  ///   - line: Where the test is.
  ///   - column: Where the test is.
  public func answer(
    _ id: EffectID,
    with actions: Action...,
    isLast: Bool = true,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let effect = ledger.pending(id).first(where: { $0.command != nil }) else {
      fail("a command \(id) is answered, but pending are:\n\(listed(leftEffects))", place)
      return
    }
    for action in actions { _ = ledger.answer(effect.token, action) }
    if isLast { ledger.finish(effect.token) }
    keepTime()
  }

  /// Lets time pass; what is due begins.
  ///
  /// - Parameter duration: How much.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = waits.min(by: { ($0.due, $0.token) < ($1.due, $1.token) }), next.due <= end {
      now = next.due
      waits.removeAll { $0.token == next.token }
      ledger.finish(next.token)
      keepTime()
    }
    now = end
  }

  /// Fails the test if an action wasn't received or an effect is pending.
  ///
  /// - Parameters:
  ///   - fileID: Where the test is.
  ///   - filePath: Where the test is.
  ///   - line: Where the test is.
  ///   - column: Where the test is.
  public func finish(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    isFinished = true
    checkNothingIsLeft(Place(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func perform(
    _ action: Action,
    _ effects: [Effect<Action, Command>],
    _ place: Place,
    _ change: (inout State) -> Void
  ) {
    number += 1
    var expected = state
    change(&expected)
    let actual = reducer.reduce(&state, action)
    let difference = StateDifference(from: expected, to: state)
    if !difference.isEmpty {
      fail("after \(action) the state isn't as expected (expected → actual):\n\(difference)", place)
    }
    if actual != effects {
      fail(
        "effects of \(action) are\n\(listed(actual)), but expected are\n\(listed(effects))",
        place
      )
    }
    ledger.settle(actual, of: number)
    keepTime()
  }

  /// Notes the delays that have begun or were cancelled.
  private func keepTime() {
    while let order = ledger.orders.popFirst() {
      switch order {
      case .begin(let effect):
        if case .delay(let duration, _) = effect.work {
          waits.append((now + duration, effect.token))
        }
      case .cancel(let effect):
        waits.removeAll { $0.token == effect.token }
      }
    }
  }

  private var waiting: [Action] { ledger.queue.all.map(\.action) }

  private var leftEffects: [String] { ledger.pending.map { "\($0.id): \($0.summary)" } }

  private func checkNothingIsLeft(_ place: Place) {
    if !waiting.isEmpty { fail("these actions weren't received:\n\(listed(waiting))", place) }
    if !leftEffects.isEmpty { fail("these effects are pending:\n\(listed(leftEffects))", place) }
  }

  private func listed<Element>(_ elements: [Element]) -> String {
    elements.isEmpty ? "  none" : elements.map { "  \($0)" }.joined(separator: "\n")
  }

  private func fail(_ message: String, _ place: Place) {
    report(TestFailure(message: message, place: place))
  }
}
