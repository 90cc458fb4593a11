/// Carries out nothing and reports every command, for tests in which none may be started.
public struct FailingRunner<Action: Equatable & Sendable, Command: Equatable & Sendable>:
  EffectRunner
{
  private let report: @Sendable (String) -> Void

  /// Makes a runner.
  ///
  /// - Parameter report: Is told of each command that is started.
  public init(report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  /// Reports the command.
  public func start(_ command: Command, _ answers: EffectAnswers<Action>) {
    report("\(command) is started, but this test expects no command")
  }

  /// Does nothing; the start was reported.
  public func cancel(_ token: EffectToken) {}
}
