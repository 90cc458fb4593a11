/// Finds which elements of two lists have no partner in the other, by dividing at middle points.
struct EditSearch {
  /// More edits than this on either side of a middle point aren't searched for.
  private static let most = 2000

  private let old: [Int]
  private let new: [Int]
  private var isGone: [Bool]
  private var isAdded: [Bool]

  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    isGone = Array(repeating: false, count: old.count)
    isAdded = Array(repeating: false, count: new.count)
  }

  /// Does the search.
  mutating func run() {
    compare(0..<old.count, 0..<new.count)
  }

  /// What was found.
  var changes: [LineDifference.Change] {
    var changes: [LineDifference.Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let start = (left, right)
      while left < old.count, isGone[left] { left += 1 }
      while right < new.count, isAdded[right] { right += 1 }
      if start == (left, right) {
        left += 1
        right += 1
      } else {
        changes.append(LineDifference.Change(old: start.0..<left, new: start.1..<right))
      }
    }
    return changes
  }

  private mutating func compare(_ left: Range<Int>, _ right: Range<Int>) {
    var (a, b) = (left, right)
    while let first = a.first, let other = b.first, old[first] == new[other] {
      a = a.dropFirst()
      b = b.dropFirst()
    }
    while let last = a.last, let other = b.last, old[last] == new[other] {
      a = a.dropLast()
      b = b.dropLast()
    }
    guard !a.isEmpty, !b.isEmpty, let point = middle(a, b) else {
      for place in a { isGone[place] = true }
      for place in b { isAdded[place] = true }
      return
    }
    compare(a.lowerBound..<point.old, b.lowerBound..<point.new)
    compare(point.old..<a.upperBound, point.new..<b.upperBound)
  }

  /// A point in the middle of a shortest path, where a search from the start meets one from the end;
  /// nil where nothing is common, or too little.
  private func middle(_ a: Range<Int>, _ b: Range<Int>) -> (old: Int, new: Int)? {
    var ahead = Frontier(a.count, b.count)
    var back = Frontier(a.count, b.count)
    for step in 0..<min((a.count + b.count + 1) / 2, Self.most) {
      let forward = ahead.advance(step, meeting: back, onlyIfOdd: true) { x, y in
        old[a.lowerBound + x] == new[b.lowerBound + y]
      }
      if let (x, y) = forward { return (a.lowerBound + x, b.lowerBound + y) }
      let backward = back.advance(step, meeting: ahead, onlyIfOdd: false) { x, y in
        old[a.upperBound - 1 - x] == new[b.upperBound - 1 - y]
      }
      if let (x, y) = backward { return (a.upperBound - x, b.upperBound - y) }
    }
    return nil
  }
}

/// How far a search has come on each diagonal, counted from its own end.
private struct Frontier {
  private let width: Int
  private let height: Int
  private let offset: Int
  private var reach: [Int]
  /// Diagonals at either edge that have left the field.
  private var (lowSkip, highSkip) = (0, 0)

  init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
    offset = (width + height + 1) / 2 + 1
    reach = Array(repeating: -1, count: 2 * offset + 2)
    reach[offset + 1] = 0
  }

  /// Goes one edit further on every diagonal.
  ///
  /// - Parameters:
  ///   - step: How many edits there were before.
  ///   - other: The search from the other end.
  ///   - isForward: Whether this one goes first: it can meet the other where the difference of the
  ///     lengths is odd, and be met where it is even.
  ///   - isSame: Whether the elements at two places, counted from this end, are the same.
  /// - Returns: Where it has met the other.
  mutating func advance(
    _ step: Int,
    meeting other: Frontier,
    onlyIfOdd isForward: Bool,
    _ isSame: (Int, Int) -> Bool
  ) -> (Int, Int)? {
    let delta = width - height
    let canMeet = (delta % 2 != 0) == isForward
    for diagonal in stride(from: lowSkip - step, through: step - highSkip, by: 2) {
      let place = offset + diagonal
      let comesDown = diagonal == -step || (diagonal != step && reach[place - 1] < reach[place + 1])
      var x = comesDown ? reach[place + 1] : reach[place - 1] + 1
      while x < width, x - diagonal < height, x >= diagonal, isSame(x, x - diagonal) { x += 1 }
      reach[place] = x
      if x > width {
        highSkip += 2
      } else if x - diagonal > height {
        lowSkip += 2
      } else if canMeet, let met = other.reach(on: delta - diagonal), x + met >= width {
        return (x, x - diagonal)
      }
    }
    return nil
  }

  private func reach(on diagonal: Int) -> Int? {
    let place = offset + diagonal
    guard reach.indices.contains(place), reach[place] >= 0 else { return nil }
    return reach[place]
  }
}
