internal import Synchronization

/// A clock whose time passes when a test says so.
///
/// What is due is called on the thread that advances the clock, in the order of the due times; of
/// equal ones, the first that was asked for comes first.
public final class ManualClock: DelayClock {
  private struct Wait {
    let due: Duration
    let number: Int
    let body: @Sendable () -> Void
  }

  private struct Waits {
    var now = Duration.zero
    var lastNumber = 0
    var list: [Wait] = []
  }

  private let waits = Mutex(Waits())

  /// Makes a clock at zero.
  public init() {}

  /// The time that has passed.
  public var now: Duration { waits.withLock { $0.now } }

  /// How many closures wait.
  public var count: Int { waits.withLock { $0.list.count } }

  /// Holds a closure until the clock is advanced past its time.
  public func schedule(
    after duration: Duration,
    _ body: @escaping @Sendable () -> Void
  ) -> Subscription {
    let number = waits.withLock { waits in
      waits.lastNumber += 1
      let wait = Wait(due: waits.now + duration, number: waits.lastNumber, body: body)
      waits.list.append(wait)
      return waits.lastNumber
    }
    return Subscription { [self] in
      let removed = waits.withLock { waits in
        waits.list.firstIndex { $0.number == number }.map { waits.list.remove(at: $0) }
      }
      withExtendedLifetime(removed) {}
    }
  }

  /// Lets time pass.
  ///
  /// - Parameter duration: How much. What becomes due on the way is called at its own time, and may
  ///   wait again.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let wait = takeNext(until: end) { wait.body() }
    waits.withLock { $0.now = end }
  }

  private func takeNext(until end: Duration) -> Wait? {
    waits.withLock { waits in
      let next = waits.list.min { ($0.due, $0.number) < ($1.due, $1.number) }
      guard let next, next.due <= end else { return nil }
      waits.list.removeAll { $0.number == next.number }
      waits.now = next.due
      return next
    }
  }
}
