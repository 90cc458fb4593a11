/// How an actual text differs from the expected one, line by line.
struct TextDifference {
  /// What became of a line.
  enum Change: Equatable {
    case same(String)
    case missing(String)
    case added(String)
  }

  let changes: [Change]

  /// How many lines around a difference are shown.
  private static let context = 2
  /// How many lines of a difference are shown.
  private static let most = 60
  /// Above this product of lines, the middle counts as replaced as a whole.
  private static let mostCompared = 4_000_000

  /// Compares two texts byte by byte.
  ///
  /// - Complexity: O(*n* + *m*) where they are the same, O(*n* · *d*) with *d* differences.
  init(expected: [String], actual: [String]) {
    let start = zip(expected, actual).prefix { Self.isSame($0, $1) }.count
    let rest = zip(expected.dropFirst(start).reversed(), actual.dropFirst(start).reversed())
    let end = rest.prefix { Self.isSame($0, $1) }.count
    let old = expected[start..<(expected.count - end)]
    let new = actual[start..<(actual.count - end)]
    changes =
      expected[..<start].map { .same($0) } + Self.middle(Array(old), Array(new))
      + expected.suffix(end).map { .same($0) }
  }

  /// The changes with a few lines around them, each with its line number in the text it is from.
  var description: [String] {
    var lines: [String] = []
    var (old, new) = (0, 0)
    var wasShown = true
    let near = shownIndices
    for (index, change) in changes.enumerated() {
      let number: Int
      switch change {
      case .same:
        (old, new) = (old + 1, new + 1)
        number = new
      case .missing:
        old += 1
        number = old
      case .added:
        new += 1
        number = new
      }
      guard near.contains(index) else {
        if wasShown { lines.append("      …") }
        wasShown = false
        continue
      }
      wasShown = true
      lines.append(Self.line(change, number, facing: partner(of: index)))
    }
    guard lines.count > Self.most else { return lines }
    return Array(lines.prefix(Self.most)) + ["      … \(lines.count - Self.most) more lines"]
  }

  private var shownIndices: Set<Int> {
    var shown: Set<Int> = []
    for (index, change) in changes.enumerated() {
      if case .same = change { continue }
      shown.formUnion(max(0, index - Self.context)...index + Self.context)
    }
    return shown
  }

  /// The line that stands on the other side of a replaced one.
  private func partner(of index: Int) -> String? {
    switch changes[index] {
    case .same: return nil
    case .missing:
      guard index + 1 < changes.count, case .added(let text) = changes[index + 1] else {
        return nil
      }
      return text
    case .added:
      guard index > 0, case .missing(let text) = changes[index - 1] else { return nil }
      return text
    }
  }

  private static func line(_ change: Change, _ number: Int, facing partner: String?) -> String {
    let (sign, text) =
      switch change {
      case .same(let text): (" ", text)
      case .missing(let text): ("-", text)
      case .added(let text): ("+", text)
      }
    let shown = partner.map { VisibleText.pair(text, $0).0 } ?? VisibleText.of(text)
    let digits = String(number)
    let indent = String(repeating: " ", count: max(0, 4 - digits.utf8.count))
    return "  \(sign)\(indent)\(digits) \(shown)"
  }

  private static func middle(_ old: [String], _ new: [String]) -> [Change] {
    let isLarge = old.count.multipliedReportingOverflow(by: new.count)
    if isLarge.overflow || isLarge.partialValue > mostCompared {
      return old.map { .missing($0) } + new.map { .added($0) }
    }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old, by: isSame) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        changes.append(.missing(old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        changes.append(.added(new[right]))
        right += 1
      } else {
        changes.append(.same(old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    return changes
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}
