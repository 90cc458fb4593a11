/// Is told what an engine does; every closure may be called on any thread, outside all locks.
public struct EngineObserver<Action: Equatable & Sendable>: Sendable {
  /// Is told what each action did, after its state was published.
  public var trace: (@Sendable (TraceLine) -> Void)?

  /// Is told what came in, which can be replayed.
  public var record: (@Sendable (RecordedInput<Action>) -> Void)?

  /// Is told what the engine got over.
  public var problem: (@Sendable (EngineProblem<Action>) -> Void)?

  /// Makes an observer.
  ///
  /// - Parameters:
  ///   - trace: Is told what each action did.
  ///   - record: Is told what came in.
  ///   - problem: Is told what the engine got over.
  public init(
    trace: (@Sendable (TraceLine) -> Void)? = nil,
    record: (@Sendable (RecordedInput<Action>) -> Void)? = nil,
    problem: (@Sendable (EngineProblem<Action>) -> Void)? = nil
  ) {
    self.trace = trace
    self.record = record
    self.problem = problem
  }
}
