/// Something that an engine got over, and that its program should know of.
public enum EngineProblem<Action: Equatable & Sendable>: Equatable, Sendable {
  /// A command answered after it was cancelled; the answer was thrown away.
  case lateAnswer(EffectToken, Action)

  /// An action brought about more actions than the limit allows; the rest were dropped.
  ///
  /// The action is the first that was dropped; the count says how many were.
  case endless(Action, dropped: Int)
}

extension EngineProblem: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .lateAnswer(let token, let action):
      "answer \(action) of cancelled effect #\(token.number) was thrown away"
    case .endless(let action, let count):
      "actions bring about actions without end: \(count) dropped, first \(action). "
        + "Break the circle in the reducer."
    }
  }
}
