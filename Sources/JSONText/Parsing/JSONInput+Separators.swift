extension JSONInput {
  /// At least how many brackets, commas and colons there are, in strings too.
  ///
  /// So no fewer than the nodes after the first, each of which follows one of them: the nodes get
  /// one allocation that never grows.
  var separatorBound: Int {
    var count = 0
    var offset = 0
    while hasWord(at: offset) {
      // A byte of the sum counts to 255 at most.
      let stop = min(end &- 8, offset &+ 8 &* 254)
      var sums: UInt64 = 0
      while offset <= stop {
        sums &+= Self.separators(in: word(at: offset))
        offset &+= 8
      }
      count &+= Self.sum(ofBytes: sums)
    }
    return count &+ end &- offset
  }

  /// A word with 1 in each byte that is a separator; a borrow may set others too.
  @inline(always)
  private static func separators(in word: UInt64) -> UInt64 {
    let brackets = (word | (0x20 &* ones)) ^ (0x7B &* ones)
    let commas = word ^ (0x2C &* ones)
    let colons = word ^ (0x3A &* ones)
    let found =
      (brackets &- ones) & ~brackets | (commas &- ones) & ~commas | (colons &- ones) & ~colons
    return found &>> 7 & ones
  }

  private static func sum(ofBytes word: UInt64) -> Int {
    (0..<8).reduce(0) { $0 &+ Int(word >> UInt64($1 * 8) & 0xFF) }
  }
}
