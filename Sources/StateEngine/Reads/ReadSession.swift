/// A reader's dealings with one state, from run to run.
protocol ReadSession: AnyObject {
  /// The state.
  var source: any ReadSource { get }

  /// Whether the reader has asked for the state in the run that goes on.
  var isOpen: Bool { get }

  /// The paths of the values that the last run read.
  var paths: [String] { get }

  /// Ends the run.
  func close()

  /// Leaves every place.
  func leave()
}

/// A reader's dealings with the tree of one state.
final class TreeSession<Root: StateValue>: ReadSession {
  private let tree: ReadTree<Root>
  private let reader: ReaderMark
  private let log: ReadLog
  private var seen: Moment<Root>?

  init(_ tree: ReadTree<Root>, _ reader: ReaderMark) {
    self.tree = tree
    self.reader = reader
    log = ReadLog(reader, tree.lock)
    tree.join()
  }

  var source: any ReadSource { tree }

  var isOpen: Bool { seen != nil }

  var paths: [String] { tree.lock { log.paths } }

  /// The view of the state for a run.
  func open(_ run: UInt64) -> Tracked<Root> {
    let known = seen ?? tree.open(log, run)
    seen = known
    return Tracked(known.state, tree.root, log, run)
  }

  func close() {
    guard let known = seen.take() else { return }
    tree.close(log, reader, known)
  }

  func leave() {
    tree.leave(log)
  }
}
