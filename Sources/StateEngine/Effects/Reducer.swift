/// Says what an action does: how the state changes, and which effects are to follow.
///
/// It is pure: equal states and actions give equal results, so every run can be tested, replayed
/// and explored.
///
/// ```swift
/// let search = Reducer<Search, SearchAction, SearchCommand> { state, action in
///   switch action {
///   case .typed(let text):
///     state.text = text
///     return [.debounce("search", for: .milliseconds(300), .run(.find(text), id: "find"))]
///   case .found(let hits):
///     state.hits = hits
///     return []
///   }
/// }
/// ```
public struct Reducer<
  State: StateValue,
  Action: Equatable & Sendable,
  Command: Equatable & Sendable
>: Sendable {
  private let body: @Sendable (inout State, Action) -> [Effect<Action, Command>]

  /// Makes a reducer.
  ///
  /// - Parameter body: Changes the state and returns the effects. It computes and does nothing else.
  public init(_ body: @escaping @Sendable (inout State, Action) -> [Effect<Action, Command>]) {
    self.body = body
  }

  /// Does one action.
  ///
  /// - Parameters:
  ///   - state: The state, which is changed.
  ///   - action: The action.
  /// - Returns: The effects, in order.
  public func reduce(_ state: inout State, _ action: Action) -> [Effect<Action, Command>] {
    body(&state, action)
  }
}
