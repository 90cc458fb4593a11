/// Lets an engine wait, so that tests decide when time passes.
public protocol DelayClock: Sendable {
  /// Calls a closure once after a time.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - body: Is called on any thread.
  /// - Returns: Stops the wait when it is cancelled or released.
  func schedule(after duration: Duration, _ body: @escaping @Sendable () -> Void) -> Subscription
}

/// Waits in tasks, by a clock of the standard library.
public struct TaskClock: DelayClock {
  private let clock: any Clock<Duration>

  /// Makes a clock.
  ///
  /// - Parameter clock: Measures the time.
  public init(_ clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Calls a closure in a task after a time.
  public func schedule(
    after duration: Duration,
    _ body: @escaping @Sendable () -> Void
  ) -> Subscription {
    let task = Task { [clock] in
      try await clock.sleep(for: duration)
      body()
    }
    return Subscription { task.cancel() }
  }
}
