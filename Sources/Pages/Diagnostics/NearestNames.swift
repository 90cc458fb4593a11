/// Finds the known names that someone may have meant.
package enum NearestNames {
  /// The names closest to `name`, nearest first, equal distances in the order given.
  ///
  /// Distance counts inserted, removed, replaced and swapped neighbouring bytes. A name is near
  /// when at most a third of the longer one's bytes differ, and at least one byte may.
  /// - Complexity: O(`name.count`² × candidates) at most; far candidates are left early.
  package static func near(
    _ name: String,
    among candidates: [String],
    limit: Int = 3
  ) -> [String] {
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty, wanted.count <= longest else { return [] }
    var found: [(distance: Int, order: Int, name: String)] = []
    for (order, candidate) in candidates.enumerated() {
      let bytes = Array(candidate.utf8)
      let bound = max(1, max(wanted.count, bytes.count) / 3)
      guard bytes != wanted, abs(bytes.count - wanted.count) <= bound else { continue }
      guard let distance = distance(wanted, bytes, within: bound) else { continue }
      found.append((distance, order, candidate))
    }
    found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    return found.prefix(limit).map(\.name)
  }

  /// Longer names are no typing mistakes, and comparing them would cost too much.
  private static let longest = 128

  /// The optimal string alignment distance, or nil when it is above `bound`.
  private static func distance(_ left: [UInt8], _ right: [UInt8], within bound: Int) -> Int? {
    var earlier = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var row = earlier
    for i in 1...left.count {
      row[0] = i
      var least = i
      for j in stride(from: 1, through: right.count, by: 1) {
        let replaced = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        var best = min(replaced, last[j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          best = min(best, earlier[j - 2] + 1)
        }
        row[j] = best
        least = min(least, best)
      }
      guard least <= bound else { return nil }
      (earlier, last, row) = (last, row, earlier)
    }
    return last[right.count] <= bound ? last[right.count] : nil
  }
}
