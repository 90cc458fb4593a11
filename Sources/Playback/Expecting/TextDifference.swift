internal import Differences

/// How an actual text differs from the expected one, line by line.
struct TextDifference {
  private let expected: [String]
  private let actual: [String]
  private let difference: LineDifference

  /// How many lines of a difference are shown.
  private static let most = 60

  /// Compares two texts byte by byte.
  init(expected: [String], actual: [String]) {
    self.expected = expected
    self.actual = actual
    difference = LineDifference(
      from: expected.map { Array($0.utf8) },
      to: actual.map { Array($0.utf8) }
    )
  }

  /// Whether the texts are the same.
  var isEmpty: Bool { difference.changes.isEmpty }

  /// The changes with a few lines around them, each with its line number in the text it is from.
  var description: [String] {
    var lines: [String] = []
    var shown = 0
    for hunk in UnifiedText.hunks(difference, old: expected.count, new: actual.count, context: 2) {
      if hunk.new.lowerBound > shown { lines.append("      …") }
      shown = hunk.new.upperBound
      lines += UnifiedText.lines(of: hunk).map { line($0, hunk) }
    }
    if shown < actual.count { lines.append("      …") }
    guard lines.count > Self.most else { return lines }
    return Array(lines.prefix(Self.most)) + ["      … \(lines.count - Self.most) more lines"]
  }

  private func line(_ line: UnifiedText.Line, _ hunk: UnifiedText.Hunk) -> String {
    switch line {
    case .common(_, let place): return Self.row(" ", place, VisibleText.escaped(actual[place]))
    case .old(let place):
      let facing = hunk.changes.lazy.compactMap { $0.new(facing: place) }.first
      return Self.row("-", place, spelled(expected[place], facing.map { actual[$0] }))
    case .new(let place):
      let facing = hunk.changes.lazy.compactMap { $0.old(facing: place) }.first
      return Self.row("+", place, spelled(actual[place], facing.map { expected[$0] }))
    }
  }

  /// A line so that it can be told from the one that stands in its place on the other side.
  private func spelled(_ text: String, _ other: String?) -> String {
    other.map { VisibleText.pair(text, $0).0 } ?? VisibleText.escaped(text)
  }

  private static func row(_ sign: String, _ place: Int, _ text: String) -> String {
    let digits = String(place + 1)
    let indent = String(repeating: " ", count: max(0, 4 - digits.utf8.count))
    return "  \(sign)\(indent)\(digits) \(text)"
  }
}
