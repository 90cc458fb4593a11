internal import Synchronization

/// One subscribed closure, which can be shut while another thread delivers to it.
final class Sink<Event: Sendable>: Sendable {
  private let site: Site
  private let body: @Sendable (Event) -> Void
  private let isShut = Atomic(false)
  private let call = Mutex(())

  init(_ site: Site, _ body: @escaping @Sendable (Event) -> Void) {
    self.site = site
    self.body = body
  }

  /// Calls the closure unless the sink is shut.
  func deliver(_ event: Event) {
    if isShut.load(ordering: .relaxed) { return }
    call.withLock { _ in
      if isShut.load(ordering: .sequentiallyConsistent) { return }
      ThreadScope.run(.sink, site) { body(event) }
    }
  }

  /// Stops further calls and, where that can't deadlock, waits for the one that is running.
  func shut() {
    isShut.store(true, ordering: .sequentiallyConsistent)
    if ThreadScope.isClear { call.withLock { _ in } }
  }
}
