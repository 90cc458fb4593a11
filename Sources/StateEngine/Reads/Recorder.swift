internal import Synchronization

/// Records what a reader reads, run by run, in any number of states.
///
/// A recorder belongs to one reader and is used by one thread at a time.
final class Recorder {
  /// What the nodes know of the reader.
  let mark: ReaderMark

  /// The run that goes on, or 0.
  private(set) var run: UInt64 = 0

  /// What had changed before the last run began.
  private(set) var why: [Finding] = []

  private var sessions: [any ReadSession] = []
  private let waker: (any Waker)?
  private let loop: LoopCore?

  init(_ mark: ReaderMark, waker: (any Waker)? = nil, loop: LoopCore? = nil) {
    self.mark = mark
    self.waker = waker ?? loop
    self.loop = loop
  }

  deinit { leave() }

  /// Whether the last run would read something else now.
  var isStale: Bool {
    for session in sessions { session.source.advance() }
    return mark.isStale
  }

  /// The paths of the values that the last run read, state by state.
  var paths: [String] { sessions.flatMap(\.paths) }

  /// Starts a run.
  func begin() {
    why = mark.takeFindings()
    run = Runs.next()
  }

  /// Ends the run and leaves what it didn't read.
  func finish() {
    run = 0
    for session in sessions where !session.isOpen { part(from: session) }
    sessions.removeAll { !$0.isOpen }
    for session in sessions { session.close() }
  }

  /// Leaves everything.
  func leave() {
    for session in sessions { part(from: session) }
    sessions = []
  }

  /// The view of a state for the run that goes on.
  func view<Root: StateValue>(of tree: ReadTree<Root>) -> Tracked<Root> {
    for session in sessions where session.source === tree {
      if let session = session as? TreeSession<Root> { return session.open(run) }
    }
    let session = TreeSession(tree, mark)
    sessions.append(session)
    if let waker { tree.wakes.add(waker) }
    loop?.follow(tree)
    return session.open(run)
  }

  private func part(from session: any ReadSession) {
    session.leave()
    loop?.unfollow(session.source)
  }
}

/// Numbers the runs of all readers, so that a number says which run it was.
private enum Runs {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 {
    last.add(1, ordering: .relaxed).newValue
  }
}
