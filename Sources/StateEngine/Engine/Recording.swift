/// What came into an engine from outside, in order: enough to do everything again.
public enum RecordedInput<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The program sent an action.
  case sent(Action, Site)

  /// A command answered.
  case answered(EffectToken, Action)

  /// A command ended, or a delay was over.
  case finished(EffectToken)
}

/// Carries out nothing: what commands answered is in the recording that is replayed.
public struct ReplayRunner<Action: Equatable & Sendable, Command: Equatable & Sendable>:
  EffectRunner, DelayClock
{
  /// Makes a runner.
  public init() {}

  /// Does nothing; the recording answers.
  public func start(_ command: Command, _ answers: EffectAnswers<Action>) {}

  /// Does nothing; the recording has no more answers.
  public func cancel(_ token: EffectToken) {}

  /// Waits for ever; the recording says when the delay was over.
  public func schedule(
    after duration: Duration,
    _ body: @escaping @Sendable () -> Void
  ) -> Subscription {
    Subscription {}
  }
}
