internal import Synchronization

/// A derived value itself; its subscriptions and readers retain it.
final class DerivedCore<Value: StateValue>: @unchecked Sendable {
  let site: Site

  /// Who looks at the value and wants to be told when it may be old.
  let wakes = WakeList()

  private let compute: @Sendable (ReadContext) -> Value
  private let memory: StoreMemory<Value, Never>
  private let subscribers = Atomic(0)

  /// Guards the recorder, and keeps computations from overlapping.
  private let gate = Mutex(())
  private let recorder: Recorder
  private let relay = Relay()

  init(_ site: Site, _ compute: @escaping @Sendable (ReadContext) -> Value) {
    self.site = site
    self.compute = compute
    recorder = Recorder(ReaderMark(site), waker: relay)
    let value = Self.run(recorder, site, compute)
    memory = StoreMemory(Moment(value, Version(number: 0), site))
    relay.target = { [weak self] in self?.wake() }
  }

  /// The value, brought up to date.
  var moment: Moment<Value> {
    refresh()
    return memory.moment
  }

  /// The paths of the values that the last computation read.
  var paths: [String] {
    gate.withLock { _ in recorder.paths }
  }

  /// Subscribes a sink, which retains this.
  func subscribe(
    _ site: Site,
    _ body: @escaping @Sendable (StateChange<Value>) -> Void
  ) -> Subscription {
    subscribers.add(1, ordering: .sequentiallyConsistent)
    refresh()
    let sink = memory.subscribe(site) { event in event.change.map(body) }
    return Subscription { [self] in
      memory.unsubscribe(sink)
      subscribers.subtract(1, ordering: .sequentiallyConsistent)
    }
  }

  /// Passes on that a state has changed that the value follows from.
  private func wake() {
    if subscribers.load(ordering: .sequentiallyConsistent) > 0 {
      refresh()
      memory.deliver()
    }
    wakes.wake()
  }

  /// Computes the value again if something that it read differs.
  private func refresh() {
    gate.withLock { _ in
      guard recorder.isStale else { return }
      let old = memory.moment
      let next = Self.run(recorder, site, compute)
      if Value.isSame(old.state, next) { return }
      memory.publish(Moment(next, Version(number: old.version.number + 1), site), after: old)
    }
  }

  private static func run(
    _ recorder: Recorder,
    _ site: Site,
    _ compute: (ReadContext) -> Value
  ) -> Value {
    recorder.begin()
    defer { recorder.finish() }
    return ThreadScope.run(.reader, site) { compute(ReadContext(recorder)) }
  }
}

/// Passes a wake on to a derived value, which exists only after its first computation.
private final class Relay: Waker {
  private let body = Mutex<(@Sendable () -> Void)?>(nil)

  var target: (@Sendable () -> Void)? {
    get { body.withLock { $0 } }
    set { body.withLock { $0 = newValue } }
  }

  func wake() { target?() }
}
