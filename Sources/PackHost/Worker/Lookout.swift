internal import Platform

/// Sees whether a worker takes more than packs may.
struct Lookout {
  private let limits: WatchLimits
  private let memory: Int
  /// When the worker was looked at last.
  private var last = MonotonicClock.coarseNow
  /// Calls that began earlier are taken to have begun then.
  private var earliest: UInt64 = 0
  /// Since when our own code runs, and how many calls there had been.
  private var host = (since: UInt64(0), calls: UInt64(0))

  /// Looks out for excess of limits, with a limit of memory for the page at hand.
  init(_ limits: WatchLimits, memory: Int) {
    self.limits = limits
    self.memory = memory
  }

  /// What the worker takes too much of.
  mutating func excess(
    _ crumbs: Breadcrumbs,
    _ process: borrowing ChildProcess,
    _ output: borrowing MemoryFile,
    _ errors: borrowing MemoryFile
  ) -> WorkerFault.Cause? {
    let now = MonotonicClock.coarseNow
    noteGap(until: now)
    let call = crumbs.call
    if call.beginning == 0 { return hostExcess(crumbs, now) }
    host.since = 0
    let limit = call.phase.isLoading ? limits.load : limits.call
    if now > max(call.beginning, earliest) &+ limit.nanoseconds { return .time(limit) }
    if max(output.size, errors.size) > limits.output { return .output(limits.output) }
    if process.residentBytes > memory { return .memory(memory) }
    return nil
  }

  /// Our own code ends, unless a pack has left it without memory or with a lock held.
  private mutating func hostExcess(
    _ crumbs: Breadcrumbs,
    _ now: UInt64
  ) -> WorkerFault.Cause? {
    if host.since == 0 || host.calls != crumbs.count { host = (max(now, 1), crumbs.count) }
    let limit = limits.host + .seconds(memory >> 25)
    return now > max(host.since, earliest) &+ limit.nanoseconds ? .time(limit) : nil
  }

  /// Where this process itself was stopped, or got no processor, the worker may have too.
  private mutating func noteGap(until now: UInt64) {
    if now - last > 500_000_000 { earliest = now }
    last = now
  }
}

extension Duration {
  /// The whole nanoseconds of a time that isn't negative.
  fileprivate var nanoseconds: UInt64 { UInt64(max(self / .nanoseconds(1), 0)) }
}
