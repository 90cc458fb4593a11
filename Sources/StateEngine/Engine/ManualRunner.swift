internal import Synchronization

/// Holds commands until a test answers them, in whichever order it likes.
///
/// A cancelled command can still be answered, as by a task that takes no notice of being cancelled.
public final class ManualRunner<Action: Equatable & Sendable, Command: Equatable & Sendable>:
  EffectRunner
{
  /// A command that was started.
  public struct Held: Sendable {
    /// The command.
    public let command: Command

    /// Takes the answers.
    public let answers: EffectAnswers<Action>

    /// Whether the engine has asked the command to stop.
    public fileprivate(set) var isCancelled = false
  }

  private let storage = Mutex<[Held]>([])

  /// Makes a runner that holds nothing.
  public init() {}

  /// The commands that were started and not yet finished, oldest first, with the cancelled ones.
  public var held: [Held] { storage.withLock { $0 } }

  /// The commands that are to be answered, oldest first.
  public var commands: [Command] { held.filter { !$0.isCancelled }.map(\.command) }

  /// Holds a command.
  public func start(_ command: Command, _ answers: EffectAnswers<Action>) {
    storage.withLock { $0.append(Held(command: command, answers: answers)) }
  }

  /// Notes that a command was asked to stop.
  public func cancel(_ token: EffectToken) {
    storage.withLock { held in
      guard let index = held.firstIndex(where: { $0.answers.token == token }) else { return }
      held[index].isCancelled = true
    }
  }

  /// Answers the oldest start of a command, and ends it.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - actions: The answers, in order.
  /// - Returns: Whether the command was held.
  @discardableResult
  public func finish(_ command: Command, with actions: Action...) -> Bool {
    let found = storage.withLock { held -> Held? in
      guard let index = held.firstIndex(where: { $0.command == command }) else { return nil }
      return held.remove(at: index)
    }
    guard let found else { return false }
    for action in actions.dropLast() { found.answers.send(action) }
    if let last = actions.last { found.answers.finish(with: last) } else { found.answers.finish() }
    return true
  }
}
