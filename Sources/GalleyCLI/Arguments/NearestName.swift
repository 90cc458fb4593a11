/// Finds the known name that a misspelt one was most likely meant to be.
enum NearestName {
  /// Longer names aren't compared; nobody mistypes them by a letter or two.
  private static let longest = 64

  /// The nearest of some names, when it is near enough to suggest.
  ///
  /// A name that begins with what was typed counts as one step away. Ties go to the first name.
  static func find(_ typed: [UInt8], among names: [String]) -> String? {
    guard !typed.isEmpty, typed.count <= longest else { return nil }
    var best: (name: String, steps: Int)?
    for name in names where name.utf8.count <= longest {
      let steps = steps(from: typed, to: Array(name.utf8))
      if steps <= reach(typed.count), steps < best?.steps ?? .max { best = (name, steps) }
    }
    return best?.name
  }

  /// How many steps still count as a slip.
  private static func reach(_ count: Int) -> Int { max(1, (count + 1) / 3) }

  private static func steps(from typed: [UInt8], to name: [UInt8]) -> Int {
    if typed.count >= 2, name.starts(with: typed) { return 1 }
    return distance(typed, name)
  }

  /// Insertions, deletions, substitutions and swaps of neighbours
  /// (Damerau–Levenshtein, optimal string alignment).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1)
        cost = min(cost, last[column] + (byte == other ? 0 : 1))
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      (before, last) = (last, current)
    }
    return last[right.count]
  }
}
