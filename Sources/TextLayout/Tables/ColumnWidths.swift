/// Shares the width of a table among its columns.
enum ColumnWidths {
  /// Finds the width of every column.
  ///
  /// - Parameters:
  ///   - inner: The cells that there are without gaps and rules.
  ///   - columns: What the columns would like.
  ///   - breaksWords: Whether columns may get narrower than their longest word.
  /// - Returns: nil where rows have to stack.
  static func share(_ inner: Int, among columns: [ColumnSpec], breaksWords: Bool) -> [Int]? {
    if columns.isEmpty || inner < 2 * columns.count && !fits(columns, in: inner) { return nil }
    let wanted = wants(columns, in: inner)
    let rest = inner - total(wanted, of: columns) { $0 != .fill }
    let fills = columns.count { $0.width == .fill }
    if fills > 0 ? rest >= leastFill(columns) : rest >= 0 {
      return spread(rest, over: fills, wanted, columns)
    }
    return shrink(columns, wanted, to: inner, breaksWords: breaksWords)
  }

  private static func fits(_ columns: [ColumnSpec], in inner: Int) -> Bool {
    inner >= columns.count && columns.reduce(0) { $0 + max(1, $1.preferred) } <= inner
  }

  /// What each column would take; shares of a fraction have common edges.
  private static func wants(_ columns: [ColumnSpec], in inner: Int) -> [Int] {
    var sum = 0
    return columns.map { spec in
      switch spec.width {
      case .hug, .fill: return max(1, spec.preferred)
      case .cells(let cells): return max(1, cells)
      case .fraction(let millionths):
        let from = sum
        sum += min(max(millionths, 0), Shares.one)
        return max(1, Shares.between(from, sum, in: inner))
      }
    }
  }

  private static func total(
    _ widths: [Int],
    of columns: [ColumnSpec],
    where isCounted: (Extent) -> Bool
  ) -> Int {
    var sum = 0
    for (width, spec) in zip(widths, columns) where isCounted(spec.width) { sum += width }
    return sum
  }

  /// The cells that the filling columns need together, so that the others needn't shrink.
  private static func leastFill(_ columns: [ColumnSpec]) -> Int {
    var sum = 0
    for spec in columns where spec.width == .fill {
      sum += max(1, min(spec.preferred, max(spec.minimum, 8)))
    }
    return sum
  }

  private static func spread(
    _ rest: Int,
    over fills: Int,
    _ wanted: [Int],
    _ columns: [ColumnSpec]
  ) -> [Int] {
    var widths = wanted
    var fill = 0
    for (index, spec) in columns.enumerated() where spec.width == .fill {
      widths[index] = Shares.equal(fill, of: fills, in: rest)
      fill += 1
    }
    return widths
  }

  /// Takes from the widest columns first, down to their longest words; then, if words may break,
  /// from those with the longest words.
  private static func shrink(
    _ columns: [ColumnSpec],
    _ wanted: [Int],
    to inner: Int,
    breaksWords: Bool
  ) -> [Int]? {
    let least = zip(columns, wanted).map { spec, wanted in
      switch spec.width {
      case .hug, .fill: min(wanted, max(1, spec.minimum))
      case .cells, .fraction: wanted
      }
    }
    if least.reduce(0, +) <= inner { return level(least, wanted, to: inner) }
    if !breaksWords { return nil }
    return level(Array(repeating: 1, count: columns.count), least, to: inner)
  }

  /// Widths between `least` and `most` that add up to `total`, as level as possible.
  static func level(_ least: [Int], _ most: [Int], to total: Int) -> [Int] {
    func widths(at level: Int) -> [Int] {
      zip(least, most).map { min(max(level, $0), $1) }
    }
    var low = 0
    var high = total
    while low < high {
      let middle = (low + high + 1) / 2
      if widths(at: middle).reduce(0, +) <= total { low = middle } else { high = middle - 1 }
    }
    var result = widths(at: low)
    var rest = total - result.reduce(0, +)
    for index in result.indices where rest > 0 && result[index] == low && low < most[index] {
      result[index] += 1
      rest -= 1
    }
    return result
  }
}
