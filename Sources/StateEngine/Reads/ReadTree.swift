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

  private let current: @Sendable () -> Moment<Root>
  private var base: Moment<Root>?
  private var members = 0

  /// The live places; guarded by the lock.
  let root: Branch<Root>

  init(
    _ site: Site,
    _ wakes: WakeList,
    current: @escaping @Sendable () -> Moment<Root>
  ) {
    self.site = site
    self.wakes = wakes
    self.current = current
    root = Branch(parent: RootNode(site.label))
  }

  func advance() {
    _ = advanced()
  }

  /// Advances the base, if there is one, to the newest moment, which is returned.
  private func advanced() -> Moment<Root> {
    wakes.arm()
    let next = current()
    // What falls out of use outlives the lock, because its destructors may write.
    var replaced: Moment<Root>?
    var discarded: [Finding] = []
    lock {
      guard let old = base, old.version < next.version else { return }
      discarded = compare(old, next, only: nil)
      replaced = old
      base = next
    }
    withExtendedLifetime((replaced, discarded)) {}
    return next
  }

  /// Tells readers what differs between two moments.
  private func compare(
    _ old: Moment<Root>,
    _ new: Moment<Root>,
    only reader: ReaderMark?
  ) -> [Finding] {
    var pass = ComparePass(new.version, new.site, only: reader)
    ThreadScope.run(.compare, site) { root.compare(old.state, new.state, &pass) }
    return pass.discarded
  }

  /// Counts a log, as long as which the base is kept.
  func join() {
    lock { members += 1 }
  }

  /// Ends a log's membership.
  func leave(_ log: ReadLog) {
    var replaced: Moment<Root>?
    var discarded: [Finding] = []
    lock {
      members -= 1
      discarded = log.leave()
      if members == 0 { replaced = base.take() }
    }
    withExtendedLifetime((replaced, discarded)) {}
  }

  /// Starts a run of a log on the newest state.
  func open(_ log: ReadLog, _ run: UInt64) -> Moment<Root> {
    let next = advanced()
    return lock {
      log.open(run)
      let moment = base ?? next
      base = moment
      return moment
    }
  }

  /// Ends a run of a log, and looks whether what it read has changed meanwhile.
  func close(_ log: ReadLog, _ reader: ReaderMark, _ seen: Moment<Root>) {
    var discarded: [Finding] = []
    lock {
      discarded = log.close()
      guard let base, base !== seen else { return }
      discarded += compare(seen, base, only: reader)
    }
    withExtendedLifetime(discarded) {}
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
