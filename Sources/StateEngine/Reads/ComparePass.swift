/// One walk over the live places of a state, which tells readers what they would read now.
struct ComparePass {
  /// The only reader to tell, or `nil` for all.
  let only: ReaderMark?

  /// The commit that made the newer state.
  let version: Version
  let site: Site

  /// Values that readers no longer need; they outlive the lock, since their destructors may write.
  private(set) var discarded: [Finding] = []

  init(_ version: Version, _ site: Site, only: ReaderMark? = nil) {
    self.version = version
    self.site = site
    self.only = only
  }

  /// Tells the readers of a place if its values differ.
  mutating func compare<Value: StateValue>(_ node: ReadNode, _ old: Value, _ new: Value) {
    if node.enrolments.isEmpty || Value.isSame(old, new) { return }
    find(node, old, new)
  }

  /// Tells the readers of a place if a value appeared or went away.
  mutating func comparePresence<Value>(_ node: ReadNode, _ old: Value?, _ new: Value?) {
    if (old == nil) == (new == nil) { return }
    find(node, old != nil, new != nil)
  }

  /// Tells the readers of a place that its values differ.
  mutating func find<Value: StateValue>(_ node: ReadNode, _ old: Value, _ new: Value) {
    for enrolment in node.enrolments.values where only == nil || enrolment.reader === only {
      let finding = Finding(node: node, old: old, new: new, version: version, site: site)
      if let discarded = enrolment.reader.find(finding, new) { self.discarded.append(discarded) }
    }
  }
}
