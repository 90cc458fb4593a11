internal import Pages
internal import StateEngine
internal import Synchronization

/// Keeps what a page's engine wants done until its session does it, first in, first out.
final class CommandQueue: EffectRunner {
  /// A command that was started.
  struct Started: Sendable {
    let command: PageCommand
    let answers: EffectAnswers<PageAction>
  }

  private struct Orders {
    var waiting: [Started] = []
    var head = 0
    var cancelled: Set<EffectToken> = []
  }

  private let orders = Mutex(Orders())

  func start(_ command: PageCommand, _ answers: EffectAnswers<PageAction>) {
    orders.withLock { $0.waiting.append(Started(command: command, answers: answers)) }
  }

  func cancel(_ token: EffectToken) {
    orders.withLock { _ = $0.cancelled.insert(token) }
  }

  /// Takes the command that has waited longest, unless it was cancelled meanwhile.
  func next() -> Started? {
    orders.withLock { orders in
      while orders.head < orders.waiting.count {
        let started = orders.waiting[orders.head]
        orders.head += 1
        if !orders.cancelled.contains(started.answers.token) { return started }
      }
      orders.waiting.removeAll(keepingCapacity: true)
      orders.head = 0
      return nil
    }
  }

  /// Whether a command was asked to stop.
  func isCancelled(_ token: EffectToken) -> Bool {
    orders.withLock { $0.cancelled.contains(token) }
  }
}
