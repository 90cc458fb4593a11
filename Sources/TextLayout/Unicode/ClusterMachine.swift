/// Finds grapheme clusters (UAX #29, extended) and their widths, one scalar at a time.
struct ClusterMachine {
  private var state = 0
  /// The cells of the cluster so far, at most 2.
  private(set) var width = 0
  /// Whether terminals disagree on the cluster's width.
  private(set) var isContested = false
  private var last = ScalarTraits()

  /// Takes the next scalar in; answers whether a cluster begins with it.
  @inline(__always)
  mutating func begins(with row: ScalarRow) -> Bool {
    let cell = row.cluster
    let step = ByteTable(ClusterTable.steps)[state &<< 5 | cell &>> 2]
    state = Int(step & 15)
    let begins = step & 16 != 0
    let traits = row.traits
    var sum = cell & 3
    if begins {
      isContested = traits.contains(.contested)
    } else {
      sum &+= width
      isContested = isContested || sum > 2 || traits.contains(.contested)
      if !traits.isDisjoint(with: [.textSelector, .emojiSelector]) {
        sum = select(traits, sum)
      }
    }
    width = min(sum, 2)
    last = traits
    return begins
  }

  /// A variation selector after a base that takes it: 16 makes it 2 cells, 15 leaves it.
  private mutating func select(_ traits: ScalarTraits, _ sum: Int) -> Int {
    guard last.contains(.takesSelector) else { return sum }
    isContested = true
    return traits.contains(.emojiSelector) ? 2 : sum
  }
}
