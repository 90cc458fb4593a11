/// What a reducer asks for, as a value: tests compare it, and nothing happens before it is read.
///
/// The effects of one action are taken in the order of their list. `[.run(a, id: x), .cancel(x)]`
/// starts nothing; `[.cancel(x), .run(a, id: x)]` cancels what ran before and starts `a`.
public enum Effect<Action: Equatable & Sendable, Command: Equatable & Sendable>: Equatable, Sendable
{
  /// What to do with effects of the same id that are pending.
  public enum Policy: Hashable, Sendable {
    /// Cancel them.
    case replace
    /// Leave them, and don't start this one.
    case keepFirst
    /// Run beside them; a cancel of the id cancels all.
    case join
  }

  /// Does another action after the ones that are waiting.
  case send(Action)

  /// Has the runner carry out a command, whose answers are actions.
  case run(Command, id: EffectID, policy: Policy = .replace)

  /// Cancels what is pending under an id, silently: no action comes of it.
  case cancel(EffectID)

  /// All of the effects, at once.
  indirect case merge([Effect])

  /// One effect after the other: each begins when the one before has ended.
  ///
  /// What is cancelled doesn't end: the effects that would follow are dropped.
  indirect case concatenate([Effect])

  /// The effect, after a time in which it isn't asked for again.
  ///
  /// Asking again cancels what is pending under the id and starts over.
  indirect case debounce(EffectID, for: Duration, Effect)
}
