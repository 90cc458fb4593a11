internal import Synchronization

/// Carries out commands in tasks: the runner of a live program.
///
/// An error becomes an action; being cancelled doesn't.
///
/// ```swift
/// let runner = TaskRunner<SearchAction, SearchCommand> { command, answers in
///   switch command {
///   case .find(let text): answers.finish(with: .found(try await index.find(text)))
///   }
/// } failed: { _, error in
///   .failed("\(error)")
/// }
/// ```
public final class TaskRunner<Action: Equatable & Sendable, Command: Equatable & Sendable>:
  EffectRunner
{
  /// Carries out a command and sends its answers.
  public typealias Work = @Sendable (Command, EffectAnswers<Action>) async throws -> Void

  private let actor: (any Actor)?
  private let perform: Work
  private let failed: @Sendable (Command, any Error) -> Action
  private let tasks = Mutex<[EffectToken: Task<Void, Never>]>([:])

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - actor: Where commands are carried out and answer, such as the main actor; by default
  ///     anywhere. What they call and is marked `@concurrent` runs elsewhere.
  ///   - perform: Carries out a command and sends its answers.
  ///   - failed: Makes the action that tells of an error.
  public init(
    on actor: (any Actor)? = nil,
    perform: @escaping Work,
    failed: @escaping @Sendable (Command, any Error) -> Action
  ) {
    self.actor = actor
    self.perform = perform
    self.failed = failed
  }

  /// Starts a task for a command.
  public func start(_ command: Command, _ answers: EffectAnswers<Action>) {
    start(command, answers, by: perform)
  }

  /// Starts a task for a command that is carried out in a way of its own.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - answers: Takes its answers, and is told when it has ended.
  ///   - work: Carries it out.
  public func start(
    _ command: Command,
    _ answers: EffectAnswers<Action>,
    by work: @escaping Work
  ) {
    tasks.withLock { running in
      running[answers.token] = Task { await run(command, answers, by: work, on: actor) }
    }
  }

  private func run(
    _ command: Command,
    _ answers: EffectAnswers<Action>,
    by work: Work,
    on actor: isolated (any Actor)?
  ) async {
    var failure: Action?
    do {
      try await work(command, answers)
    } catch {
      let isSilent = error is CancellationError || Task.isCancelled
      if !isSilent { failure = failed(command, error) }
    }
    _ = tasks.withLock { $0.removeValue(forKey: answers.token) }
    if let failure { answers.finish(with: failure) } else { answers.finish() }
  }

  /// Cancels the task of a command.
  public func cancel(_ token: EffectToken) {
    tasks.withLock { $0.removeValue(forKey: token) }?.cancel()
  }

  /// How many tasks are running.
  public var count: Int { tasks.withLock { $0.count } }
}
