/// Something whose live places can be brought up to date.
protocol ReadSource: AnyObject, Sendable {
  /// Compares what was last looked at with what is there now, and tells the readers.
  func advance()
}

/// The live places of one state, and the version of it that its readers know.
///
/// Readers see the base, never a newer state, so what all of them read is of one version. Advancing
/// the base walks the places once, for all readers.
final class ReadTree<Root: StateValue>: ReadSource, @unchecked Sendable {
  /// The label of the store.
  let site: Site

  let lock = TreeLock()

  /// Who is told when the base may be old.
  let wakes: WakeList

  private let current: @Sendable () -> Snapshot<Root>
  private var base: Snapshot<Root>?
  private var members = 0

  /// The live places; guarded by the lock.
  let root: Branch<Root>

  init(
    _ site: Site,
    _ wakes: WakeList,
    current: @escaping @Sendable () -> Snapshot<Root>
  ) {
    self.site = site
    self.wakes = wakes
    self.current = current
    root = Branch(parent: RootNode(site.label))
  }

  func advance() {
    wakes.arm()
    let next = current()
    var pass = ComparePass(next.version, next.site)
    var replaced: Snapshot<Root>?
    lock {
      guard let old = base, old.version < next.version else { return }
      ThreadScope.run(.compare, site) { root.compare(old.state, next.state, &pass) }
      replaced = base
      base = next
    }
    withExtendedLifetime((replaced, pass)) {}
  }

  /// Counts a log, as long as which the base is kept.
  func join() {
    lock { members += 1 }
  }

  /// Ends a log's membership.
  func leave(_ log: ReadLog) {
    var kept: (Snapshot<Root>?, [Finding]) = (nil, [])
    lock {
      members -= 1
      kept.1 = log.leave()
      if members == 0 { kept.0 = base.take() }
    }
    withExtendedLifetime(kept) {}
  }

  /// Starts a run of a log on the newest state.
  func open(_ log: ReadLog, _ run: UInt64) -> Snapshot<Root> {
    advance()
    return lock {
      log.open(run)
      let snapshot = base ?? current()
      base = snapshot
      return snapshot
    }
  }

  /// Ends a run of a log, and looks whether what it read has changed meanwhile.
  func close(_ log: ReadLog, _ reader: ReaderMark, _ snapshot: Snapshot<Root>) {
    var pass = ComparePass(snapshot.version, snapshot.site, only: reader)
    var left: [Finding] = []
    lock {
      left = log.close()
      guard let base, base.version != snapshot.version else { return }
      pass = ComparePass(base.version, base.site, only: reader)
      ThreadScope.run(.compare, site) { root.compare(snapshot.state, base.state, &pass) }
    }
    withExtendedLifetime((left, pass)) {}
  }
}

/// The top of a tree, which adds the store's label to every path.
private final class RootNode: ReadNode, @unchecked Sendable {
  private let label: String

  init(_ label: String) {
    self.label = label
    super.init(parent: nil)
  }

  override var component: String { label }
}
