internal import Differences
internal import Pages

/// Compares lines of text with what is expected of them.
struct TextCheck {
  private(set) var problems: [String] = []
  private let actual: [String]
  private let what: String

  init(_ expected: TextExpectation, _ actual: [String], _ what: String) {
    self.actual = actual
    self.what = what
    if let whole = expected.whole { compare(whole) }
    for text in expected.contained where places(of: text).isEmpty { reportMissing(text) }
    for text in expected.absent { reportPresent(text) }
    for line in expected.lines { compare(line) }
  }

  private mutating func compare(_ whole: [String]) {
    let difference = TextDifference(expected: whole, actual: actual)
    if difference.isEmpty { return }
    let title = "\(what) differs, - expected, + found:"
    problems.append(([title] + difference.description).joined(separator: "\n"))
  }

  private mutating func compare(_ line: TextExpectation.NumberedLine) {
    guard actual.indices.contains(line.number - 1) else {
      problems.append("\(what) has no line \(line.number), only \(actual.count)")
      return
    }
    let found = actual[line.number - 1]
    if found.utf8.elementsEqual(line.text.utf8) { return }
    let (left, right) = VisibleText.pair(line.text, found)
    problems.append(
      "line \(line.number) of \(what) differs, - expected, + found:\n  - \(left)\n  + \(right)"
    )
  }

  /// The numbers of the lines that a text stands in; a text of several lines begins in them.
  private func places(of text: String) -> [Int] {
    let wanted = TextLines.split(text)
    guard wanted.count > 1 else {
      return actual.indices.filter { Self.hasText(text, in: actual[$0]) }.map { $0 + 1 }
    }
    return actual.indices.filter { start in
      start + wanted.count <= actual.count
        && zip(wanted, actual[start...]).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }.map { $0 + 1 }
  }

  private mutating func reportMissing(_ text: String) {
    let near = NearestNames.near(
      text,
      among: actual.map { $0.drop { $0 == " " }.description },
      limit: 1
    )
    let hint =
      near.first.map { "\n  nearest: \(VisibleText.escaped($0))" }
      ?? "\n" + actual.prefix(20).map { "  | \(VisibleText.escaped($0))" }.joined(separator: "\n")
    problems.append("\(what) doesn't contain \"\(VisibleText.escaped(text))\"\(hint)")
  }

  private mutating func reportPresent(_ text: String) {
    let places = places(of: text)
    guard let first = places.first else { return }
    problems.append(
      "\(what) contains \"\(VisibleText.escaped(text))\", in line \(first): "
        + VisibleText.escaped(actual[first - 1])
    )
  }

  /// Whether bytes stand in a row in others.
  static func hasText(_ text: String, in line: String) -> Bool {
    let (line, text) = (Array(line.utf8), Array(text.utf8))
    guard let first = text.first else { return true }
    guard line.count >= text.count else { return false }
    return (0...line.count - text.count).contains { start in
      line[start] == first && line[start..<(start + text.count)].elementsEqual(text)
    }
  }
}
