internal import Synchronization

/// Carries out commands in tasks: the runner of a live program.
///
/// An error becomes an action; being cancelled doesn't.
///
/// ```swift
/// let runner = TaskRunner<SearchAction, SearchCommand> { command, answers in
///   switch command {
///   case .find(let text): answers.send(.found(try await index.find(text)))
///   }
/// } failed: { _, error in
///   .failed("\(error)")
/// }
/// ```
public final class TaskRunner<Action: Equatable & Sendable, Command: Equatable & Sendable>:
  EffectRunner
{
  private let perform: @Sendable (Command, EffectAnswers<Action>) async throws -> Void
  private let failed: @Sendable (Command, any Error) -> Action
  private let tasks = Mutex<[EffectToken: Task<Void, Never>]>([:])

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - perform: Carries out a command and sends its answers.
  ///   - failed: Makes the action that tells of an error.
  public init(
    perform: @escaping @Sendable (Command, EffectAnswers<Action>) async throws -> Void,
    failed: @escaping @Sendable (Command, any Error) -> Action
  ) {
    self.perform = perform
    self.failed = failed
  }

  /// Starts a task for a command.
  public func start(_ command: Command, _ answers: EffectAnswers<Action>) {
    tasks.withLock { running in
      running[answers.token] = Task { await run(command, answers) }
    }
  }

  private func run(_ command: Command, _ answers: EffectAnswers<Action>) async {
    do {
      try await perform(command, answers)
    } catch {
      let isSilent = error is CancellationError || Task.isCancelled
      if !isSilent { answers.send(failed(command, error)) }
    }
    _ = tasks.withLock { $0.removeValue(forKey: answers.token) }
    answers.finish()
  }

  /// Cancels the task of a command.
  public func cancel(_ token: EffectToken) {
    tasks.withLock { $0.removeValue(forKey: token) }?.cancel()
  }

  /// How many tasks are running.
  public var count: Int { tasks.withLock { $0.count } }
}
