/// Finds grapheme clusters (UAX #29, extended) and their widths, one scalar at a time.
struct ClusterMachine {
  private var state = 0
  /// The cells of the cluster so far, at most 2.
  private(set) var width = 0
  private var last = ScalarRow.space

  /// Takes the next scalar in; answers whether a cluster begins with it.
  @inline(__always)
  mutating func begins(with row: ScalarRow) -> Bool {
    let cluster = row.cluster
    let step = ByteTable(ClusterTable.steps)[state &<< 5 | cluster.number]
    state = Int(step & 15)
    let begins = step & 16 != 0
    var sum = cluster.width &+ (begins ? 0 : width)
    if step & 32 != 0 { sum = selected(cluster, sum) }
    width = min(sum, 2)
    last = row
    return begins
  }

  /// The width under a variation selector: 16 makes a base that takes it 2 cells wide.
  @inline(never)
  private func selected(_ cluster: ClusterClass, _ sum: Int) -> Int {
    guard cluster.number == ClusterTable.emojiSelector else { return sum }
    return last.traits.contains(.takesSelector) ? 2 : sum
  }

  /// Whether a scalar of no special class begins a cluster here: but after a prepending one.
  @inline(__always)
  var endsBeforeOthers: Bool { state != ClusterTable.afterPrepend }

  /// Takes in a scalar of no special class, and no base of emoji, where it begins a cluster.
  @inline(__always)
  mutating func enterOther(width: Int) {
    state = ClusterTable.afterOther
    self.width = width
    last = .space
  }

  /// Takes in a run that isn't empty, where a scalar of no special class begins a cluster.
  @inline(__always)
  mutating func enter(_ run: CommonRun, of text: TextBytes) {
    enterOther(width: run.lastCells(in: text))
    let byte = text[run.end &- 1]
    if byte < 0x80 { last = ScalarRow(ascii: byte) }
  }

  /// Whether terminals disagree on the cluster, now that a scalar has joined it.
  ///
  /// - Parameters:
  ///   - row: the scalar, which the machine has taken in.
  ///   - before: the machine before that.
  ///   - begins: whether the cluster begins with the scalar.
  /// - Returns: false where the scalar doesn't make it so.
  @inline(__always)
  func isContested(by row: ScalarRow, after before: ClusterMachine, begins: Bool) -> Bool {
    let cluster = row.cluster
    if cluster.isContested { return true }
    if begins { return false }
    return before.width &+ cluster.width > 2 || isSelection(cluster, after: before)
  }

  private func isSelection(_ cluster: ClusterClass, after before: ClusterMachine) -> Bool {
    ClusterTable.selectors &>> UInt32(cluster.number) & 1 != 0
      && before.last.traits.contains(.takesSelector)
  }
}
