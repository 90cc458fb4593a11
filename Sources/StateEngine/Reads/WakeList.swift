internal import Synchronization

/// Is told when a state may have changed since it was last looked at.
protocol Waker: AnyObject, Sendable {
  /// Arranges that somebody looks; called on the committing thread, with no lock held.
  func wake()
}

/// Who is to be told of the next commit: once, however many commits follow before they look.
final class WakeList: Sendable {
  private struct Entry {
    weak var waker: (any Waker)?
  }

  private let isArmed = Atomic(false)
  private let entries = Mutex<[Entry]>([])

  /// Asks to be told of the next commit; called before the state is looked at.
  func arm() {
    isArmed.store(true, ordering: .relaxed)
  }

  /// Adds a waker, which isn't retained, unless it is there.
  func add(_ waker: any Waker) {
    entries.withLock { entries in
      entries.removeAll { $0.waker == nil }
      if entries.contains(where: { $0.waker === waker }) { return }
      entries.append(Entry(waker: waker))
    }
  }

  /// Tells everybody, if anybody looked since the last time.
  @inline(__always)
  func wake() {
    if isArmed.load(ordering: .relaxed) { wakeAll() }
  }

  private func wakeAll() {
    if !isArmed.exchange(false, ordering: .sequentiallyConsistent) { return }
    for waker in entries.withLock({ $0.compactMap(\.waker) }) { waker.wake() }
  }
}
