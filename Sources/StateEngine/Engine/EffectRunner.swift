/// Carries out the commands of an engine.
public protocol EffectRunner<Action, Command>: Sendable {
  /// What commands answer with.
  associatedtype Action: Equatable & Sendable

  /// What is to be carried out.
  associatedtype Command: Equatable & Sendable

  /// Starts a command, and returns without waiting for it.
  ///
  /// The engine knows the effect already; an answer may come before this returns.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - answers: Takes its answers, and is told when it has ended.
  func start(_ command: Command, _ answers: EffectAnswers<Action>)

  /// Asks a command to stop; what it still answers is thrown away.
  ///
  /// - Parameter token: The token that its answers were given with.
  func cancel(_ token: EffectToken)
}

/// Takes the answers of one command.
public struct EffectAnswers<Action: Equatable & Sendable>: Sendable {
  /// Identifies the start of the command.
  public let token: EffectToken

  private let receive: @Sendable (EffectToken, Action) -> Bool
  private let close: @Sendable (EffectToken, Action?) -> Bool

  init(
    _ token: EffectToken,
    receive: @escaping @Sendable (EffectToken, Action) -> Bool,
    close: @escaping @Sendable (EffectToken, Action?) -> Bool
  ) {
    self.token = token
    self.receive = receive
    self.close = close
  }

  /// Answers with an action.
  ///
  /// - Parameter action: The action.
  /// - Returns: Whether anybody still wants answers: `false` once the command was cancelled.
  @discardableResult
  public func send(_ action: Action) -> Bool {
    receive(token, action)
  }

  /// Says that the command has ended; it gives no more answers.
  public func finish() {
    _ = close(token, nil)
  }

  /// Gives the last answer: when its action is done, the command has ended already.
  ///
  /// So an action that replaces what is pending under the command's id doesn't cancel the command.
  ///
  /// - Parameter action: The action.
  /// - Returns: Whether anybody still wants answers: `false` once the command was cancelled.
  @discardableResult
  public func finish(with action: Action) -> Bool {
    close(token, action)
  }
}
