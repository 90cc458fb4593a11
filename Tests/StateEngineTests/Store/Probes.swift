import StateEngine
import Synchronization

/// A small state for the tests of stores.
struct Tally: TrackedLeaf {
  var count = 0
  var name = ""
}

/// Collects what sinks are told, from any thread.
final class Log<Entry: Sendable>: Sendable {
  private let storage = Mutex<[Entry]>([])

  var entries: [Entry] { storage.withLock { $0 } }

  func add(_ entry: Entry) {
    storage.withLock { $0.append(entry) }
  }
}

/// Counts from any thread.
final class Gauge: Sendable {
  private let value = Atomic(0)

  var count: Int { value.load(ordering: .sequentiallyConsistent) }

  func add() {
    value.add(1, ordering: .sequentiallyConsistent)
  }
}

/// Runs a closure when its last owner lets go of it.
final class OnRelease: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  deinit { body() }
}
