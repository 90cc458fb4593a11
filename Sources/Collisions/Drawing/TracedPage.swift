package import PackHost
internal import Pages

/// A drawn page as lines with who drew them, packs by their ids.
package struct TracedPage: Hashable, Sendable {
  /// One line.
  package struct Line: Hashable, Sendable {
    /// The bytes of its text: lines are equal only to the same bytes.
    package let utf8: [UInt8]
    /// Who drew it, from left to right.
    package let drawers: [LineChange.Drawer]

    /// Its text.
    package var text: String { String(decoding: utf8, as: UTF8.self) }
  }

  /// The lines, from the top.
  package let lines: [Line]

  /// Reads a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - packs: The packs of its session.
  package init(_ trace: PageTrace, _ packs: [PackReport]) {
    let ids = Dictionary(packs.map { ($0.order, $0.id) }) { first, _ in first }
    lines = trace.lines.map { line in
      Line(utf8: Array(line.text.utf8), drawers: TracedPage.drawers(of: line, in: trace, ids))
    }
  }

  /// The widgets of a line, each once, with every pack that drew part of it there.
  private static func drawers(
    of line: PageTrace.Line,
    in trace: PageTrace,
    _ ids: [Int: String]
  ) -> [LineChange.Drawer] {
    var paths: [String] = []
    var drawings: [String: [PageTrace.Drawing]] = [:]
    for drawing in line.drawings.map({ trace.drawings[$0] }) {
      if drawings[drawing.path] == nil { paths.append(drawing.path) }
      drawings[drawing.path, default: []].append(drawing)
    }
    return paths.compactMap { path in
      guard let first = drawings[path]?.first else { return nil }
      let orders = Set(drawings[path, default: []].map(\.pack)).filter { $0 > 0 }
      return LineChange.Drawer(
        type: QuotedText.escaped(first.type),
        id: QuotedText.escaped(first.id),
        path: first.path,
        packs: orders.sorted(by: >).compactMap { ids[$0] }
      )
    }
  }
}
