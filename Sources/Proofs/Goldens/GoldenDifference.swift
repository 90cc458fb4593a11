internal import Differences
internal import Platform

extension GoldenOutcome {
  /// How the golden and what the page gives differ, in unified form; every character can be seen.
  ///
  /// - Parameter most: At most so many lines; the rest is counted.
  /// - Returns: The lines; none where there is nothing to compare.
  package func difference(most: Int = .max) -> [String] {
    switch verdict {
    case .changed(let old, let new):
      return Self.unified(old, new, (golden.printable, "\(page?.printable ?? ""), \(label)"), most)
    case .unsteady(let first, let second):
      return Self.unified(first, second, ("the first time", "the second time"), most)
    case .passed, .missing, .orphaned, .unreadable: return []
    }
  }

  private static func unified(
    _ old: [UInt8],
    _ new: [UInt8],
    _ names: (String, String),
    _ most: Int
  ) -> [String] {
    let (before, after) = (lines(GoldenTrial.withoutReturns(old)), lines(new))
    let difference = LineDifference(from: before, to: after)
    var text = ["--- \(names.0)", "+++ \(names.1)"]
    for hunk in UnifiedText.hunks(difference, old: before.count, new: after.count) {
      text.append(hunk.header)
      for line in UnifiedText.lines(of: hunk) {
        switch line {
        case .common(let place, _): text.append(" " + VisibleText.line(before[place]))
        case .old(let place): text.append("-" + VisibleText.line(before[place]))
        case .new(let place): text.append("+" + VisibleText.line(after[place]))
        }
      }
    }
    if text.count <= most { return text }
    return text.prefix(most) + ["(\(text.count - most) more lines)"]
  }

  /// The lines, with a note where the last one doesn't end.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true {
      lines.removeLast()
    } else if !lines.isEmpty {
      lines.append(Array("(no line end before this)".utf8)[...])
    }
    return lines
  }
}
