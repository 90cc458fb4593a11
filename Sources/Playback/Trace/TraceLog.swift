internal import StateEngine
internal import Synchronization

/// Collects what engines did and what was rendered because of it.
final class TraceLog: Sendable {
  /// One action, of a store.
  struct Entry: Sendable {
    let store: String
    let line: TraceLine
    var rendering = RenderingTally()
  }

  private let entries = Mutex<[Entry]>([])

  /// Takes the lines of a store's engine.
  func sink(_ store: String) -> @Sendable (TraceLine) -> Void {
    { [weak self] line in
      self?.entries.withLock { $0.append(Entry(store: store, line: line)) }
    }
  }

  /// Adds what was rendered to the last action that changed anything.
  func add(_ tally: RenderingTally) {
    guard tally != RenderingTally() else { return }
    entries.withLock { entries in
      let cause = entries.lastIndex { !$0.line.changed.isEmpty } ?? entries.indices.last
      if let cause { entries[cause].rendering.add(tally) }
    }
  }

  /// Takes what was collected.
  func take() -> [Entry] {
    entries.withLock { entries in
      defer { entries.removeAll(keepingCapacity: true) }
      return entries
    }
  }
}
