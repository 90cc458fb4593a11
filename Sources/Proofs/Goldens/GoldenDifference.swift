internal import Differences
internal import Platform

extension GoldenOutcome {
  /// How the golden and what the page gives differ, in unified form, or what is wrong with the steps
  /// of a scenario; every character can be seen.
  ///
  /// - Parameter most: At most so many lines; the rest is counted.
  /// - Returns: The lines; none where there is nothing to compare.
  package func detail(most: Int = .max) -> [String] {
    let lines = detail
    if lines.count <= most { return lines }
    return lines.prefix(most) + ["(\(lines.count - most) more lines)"]
  }

  private var detail: [String] {
    switch verdict {
    case .changed(let old, let new):
      let names = (golden?.printable ?? "", "\(page?.printable ?? ""), \(label)")
      return Self.unified(old, new, names)
    case .unsteady(let first, let second):
      return Self.unified(first, second, ("the first time", "the second time"))
    case .failed(let steps):
      return steps.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        .map { VisibleText.line(Array($0.utf8)[...]) }
    case .passed, .missing, .orphaned, .unreadable: return []
    }
  }

  private static func unified(
    _ old: [UInt8],
    _ new: [UInt8],
    _ names: (String, String)
  ) -> [String] {
    let (before, after) = (lines(old), lines(new))
    let difference = LineDifference(from: before, to: after)
    var text = ["--- \(names.0)", "+++ \(names.1)"]
    for hunk in UnifiedText.hunks(difference, old: before.count, new: after.count) {
      text.append(hunk.header)
      for line in UnifiedText.lines(of: hunk) {
        switch line {
        case .common(let place, _): text.append(" " + VisibleText.line(before[place]))
        case .old(let place):
          let facing = hunk.changes.lazy.compactMap { $0.new(facing: place) }.first
          text.append("-" + VisibleText.line(before[place], beside: facing.map { after[$0] }))
        case .new(let place):
          let facing = hunk.changes.lazy.compactMap { $0.old(facing: place) }.first
          text.append("+" + VisibleText.line(after[place], beside: facing.map { before[$0] }))
        }
      }
    }
    return text
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
