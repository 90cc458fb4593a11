/// Whole cells from shares: no rounding error adds up.
package enum Shares {
  /// One in millionths.
  package static let one = 1_000_000

  /// The cells of a fraction that stands alone: rounded half up, at least 1.
  package static func fraction(_ millionths: Int, of total: Int) -> Int {
    let share = min(max(millionths, 0), one)
    return max(1, (share * total + one / 2) / one)
  }

  /// The cells of share `index` of `count` equal ones; all shares add up to `total`.
  package static func equal(_ index: Int, of count: Int, in total: Int) -> Int {
    (index + 1) * total / count - index * total / count
  }

  /// How many of `count` columns fit when each takes `least` cells; at least one.
  package static func columns(_ count: Int, least: Int, gap: Int, in total: Int) -> Int {
    let fitting = (total + gap) / (max(1, least) + gap)
    return max(1, min(count, fitting))
  }

  /// The cells of the share that runs from one sum of millionths to the next: neighbours share
  /// edges, so shares that add up to one add up to `total`.
  package static func between(_ from: Int, _ to: Int, in total: Int) -> Int {
    min(to, one) * total / one - min(from, one) * total / one
  }
}
