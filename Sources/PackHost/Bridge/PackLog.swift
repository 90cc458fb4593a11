internal import Pages
internal import Synchronization
internal import Widgets

/// What packs logged, from any thread, until somebody takes it.
final class PackLog: Sendable {
  /// A line of a pack.
  struct Entry: Sendable, Equatable {
    /// The id of the pack that was called meanwhile, where that is known.
    var pack: String?
    /// 0 information, 1 warning, 2 error.
    var severity: Int32
    /// The pack's words, as they came.
    var message: String
  }

  /// The log of this process.
  static let shared = PackLog()

  private let entries = Mutex<[Entry]>([])
  /// Lines beyond these are dropped, so that a pack that logs without end costs no memory.
  private static let most = 1000

  /// Adds a line.
  func add(_ entry: Entry) {
    entries.withLock { entries in
      guard entries.count < PackLog.most else { return }
      entries.append(entry)
    }
  }

  /// Takes all lines out.
  func take() -> [Entry] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }

  /// Takes all lines out, as diagnostics.
  func takeDiagnostics() -> [Diagnostic] {
    take().map { entry in
      Diagnostic(
        .packLog,
        severity: Severity(abi: entry.severity),
        pack: entry.pack,
        message: entry.words
      )
    }
  }
}

extension PackLog.Entry {
  /// The line, fit for a report.
  var words: String { QuotedText.shortened(message, to: 300) }
}

/// The id of the pack that this thread is calling.
func callingPack() -> String? {
  guard unsafe activeCall.isOnThisThread, let context = unsafe activeCall.context else {
    return nil
  }
  return unsafe context._withUnsafeGuaranteedRef { context in
    context.frame.map { context.registry.packs[$0.pack(in: context.registry)].id }
  }
}
