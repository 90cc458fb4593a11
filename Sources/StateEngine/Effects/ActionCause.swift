/// Where an action came from.
public enum ActionCause: Hashable, Sendable {
  /// The program sent it.
  case sent(Site)

  /// An effect of an earlier action sent it; the number is the action's.
  case effect(of: Int)

  /// A command answered; the number is that of the action that started it.
  case answer(EffectToken, EffectID, of: Int)
}

extension ActionCause: CustomStringConvertible {
  /// The cause in a few words.
  public var description: String {
    switch self {
    case .sent(let site): "sent \(site)"
    case .effect(let number): "effect of action \(number)"
    case .answer(let token, let id, let number):
      "answer of \(id) #\(token.number), started by action \(number)"
    }
  }
}
