internal import Differences
internal import TextLayout

extension PageComparison {
  /// The changed lines with some around them, marked `-` and `+`, each with who drew it.
  package var unified: String {
    var text = "--- \(name), before\n+++ \(name), after\n"
    for hunk in hunks {
      text += hunk.header + "\n"
      for line in UnifiedText.lines(of: hunk) {
        switch line {
        case .common(let place, _): text += " \(before.lines[place].text)\n"
        case .old(let place): text += Self.marked("-", before.lines[place])
        case .new(let place): text += Self.marked("+", after.lines[place])
        }
      }
    }
    return text + diagnosticChanges
  }

  /// The same beside each other: before to the left, after to the right.
  ///
  /// - Parameter width: The cells of a line of the page.
  /// - Returns: Lines of at most twice the width and the mark between, and of who drew them.
  package func sideBySide(width: Int) -> String {
    var text = "\(name)\n"
    for hunk in hunks {
      text += hunk.header + "\n"
      var lines = UnifiedText.lines(of: hunk)[...]
      while let line = lines.popFirst() {
        if case .common(let old, let new) = line {
          text += Self.row(before.lines[old].text, " ", after.lines[new].text, width)
          continue
        }
        let block = [line] + lines.prefix { if case .common = $0 { false } else { true } }
        lines = lines.dropFirst(block.count - 1)
        text += rows(block, width)
      }
    }
    return text + diagnosticChanges
  }

  private func rows(_ block: [UnifiedText.Line], _ width: Int) -> String {
    var (left, right): ([DrawnLine], [DrawnLine]) = ([], [])
    for line in block {
      switch line {
      case .old(let place): left.append(before.lines[place])
      case .new(let place): right.append(after.lines[place])
      case .common: break
      }
    }
    return (0..<max(left.count, right.count)).map { place in
      let old = place < left.count ? left[place] : nil
      let new = place < right.count ? right[place] : nil
      let mark = old == nil ? ">" : new == nil ? "<" : "|"
      let drawers = [old?.drawer, new?.drawer].compactMap { $0 }
      let notes = drawers.first == drawers.last ? drawers.prefix(1) : drawers[...]
      let row = Self.row(old?.text ?? "", mark, new?.text ?? "", width).dropLast()
      return "\(row)\n\(String(repeating: " ", count: 4))┆ \(notes.joined(separator: " → "))\n"
    }.joined()
  }

  private var hunks: [UnifiedText.Hunk] {
    UnifiedText.hunks(difference, old: before.lines.count, new: after.lines.count)
  }

  /// The diagnostics that only one side has.
  private var diagnosticChanges: String {
    let old = Self.lines(before.diagnostics)
    let new = Self.lines(after.diagnostics)
    return LineDifference(from: old, to: new).changes.map { change in
      old[change.old].map { "- \($0)\n" }.joined() + new[change.new].map { "+ \($0)\n" }.joined()
    }.joined()
  }

  static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func marked(_ mark: String, _ line: DrawnLine) -> String {
    "\(mark)\(line.text)\n\(mark)    ┆ \(line.drawer)\n"
  }

  private static func row(_ left: String, _ mark: String, _ right: String, _ width: Int) -> String {
    let blanks = max(width - TextWidth.width(of: Array(left.utf8).span), 0)
    let row = left + String(repeating: " ", count: blanks) + " \(mark) \(right)"
    return row.reversed().drop { $0 == " " }.reversed().map(String.init).joined() + "\n"
  }
}
