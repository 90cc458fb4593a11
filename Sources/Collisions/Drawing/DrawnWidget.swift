package import PackHost
internal import Pages

/// A widget of a page with the lines in which it is seen, and the packs that drew it.
package struct DrawnWidget: Hashable, Sendable {
  /// The widget's type.
  package let type: String
  /// The widget's id.
  package let id: String
  /// The widget's path in the document.
  package let path: String
  /// The line of the document on which it begins, from 1.
  package let sourceLine: Int
  /// The lines in which it is seen, from 1; none where it isn't.
  package let lines: [Int]
  /// The places in load order of the packs whose renderers drew it, the newest first.
  package let packs: [Int]
  /// Whether a placeholder stands for it.
  package let isPlaceholder: Bool

  /// The widgets of a page, in the order in which they were begun.
  package static func all(of trace: PageTrace) -> [DrawnWidget] {
    var paths: [String] = []
    var drawings: [String: [PageTrace.Drawing]] = [:]
    for drawing in trace.drawings {
      if drawings[drawing.path] == nil { paths.append(drawing.path) }
      drawings[drawing.path, default: []].append(drawing)
    }
    let lines = lines(of: trace)
    return paths.compactMap { path in
      drawings[path].flatMap { DrawnWidget($0, lines[path] ?? []) }
    }
  }

  private init?(_ drawings: [PageTrace.Drawing], _ lines: [Int]) {
    guard let first = drawings.first else { return nil }
    type = QuotedText.escaped(first.type)
    id = QuotedText.escaped(first.id)
    path = first.path
    sourceLine = first.sourceLine
    self.lines = lines
    isPlaceholder = drawings.contains { $0.pack == 0 }
    packs = isPlaceholder ? [] : Set(drawings.map(\.pack)).sorted(by: >)
  }

  private static func lines(of trace: PageTrace) -> [String: [Int]] {
    var lines: [String: [Int]] = [:]
    for (index, line) in trace.lines.enumerated() {
      for path in Set(line.drawings.map { trace.drawings[$0].path }) {
        lines[path, default: []].append(index + 1)
      }
    }
    return lines
  }

  /// The lines as ranges: `3-5, 9`; empty where it isn't seen.
  package var lineRanges: String {
    var ranges: [ClosedRange<Int>] = []
    for line in lines {
      if let last = ranges.last, last.upperBound + 1 == line {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ", ")
  }
}
