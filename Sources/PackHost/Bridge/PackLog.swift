internal import Synchronization

/// What packs logged, from any thread, until somebody takes it.
package final class PackLog: Sendable {
  /// A line of a pack.
  package struct Entry: Sendable, Equatable {
    /// 0 information, 1 warning, 2 error.
    package var severity: Int32
    /// The pack's words, as they came.
    package var message: String
  }

  /// The log of this process.
  package static let shared = PackLog()

  private let entries = Mutex<[Entry]>([])
  /// Lines beyond these are dropped, so that a pack that logs without end costs no memory.
  private static let most = 1000

  /// Adds a line.
  func add(severity: Int32, message: String) {
    entries.withLock { entries in
      guard entries.count < PackLog.most else { return }
      entries.append(Entry(severity: severity, message: message))
    }
  }

  /// Takes all lines out.
  package func take() -> [Entry] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }
}
