internal import Pages
internal import TextLayout

extension LivePage {
  /// Who drew a line, and why their renderers were called last; from left to right.
  package func stories(ofLine line: Int) -> [LineStory] {
    guard line >= 0, line < list.lineCount, let drawn = drawn(line..<line + 1),
      let first = drawn.text.arena.lines.first
    else { return [] }
    return drawn.owners(of: first).map { owner in
      let drawing = owner.chain == nil ? nil : cache.drawings(of: owner.widget).last
      return LineStory(
        widget: WidgetReference(owner.widget),
        pack: drawn.pack(of: owner)?.id,
        step: drawing.map { Int($0.step) } ?? 0,
        causes: drawing?.reasons ?? []
      )
    }
  }

  /// Where on some lines regions show, from top to bottom and left to right.
  package func spans(_ lines: Range<Int>) -> [RegionSpan] {
    guard let drawn = drawn(lines) else { return [] }
    let start = max(lines.lowerBound, 0)
    var spans: [RegionSpan] = []
    for (index, line) in drawn.text.arena.lines.enumerated() {
      var column = 0
      for run in drawn.text.arena.runs[line.runs] {
        let end = column + Int(run.width)
        if run.region != 0, end > column {
          add(
            RegionSpan(region: Int(run.region), line: start + index, columns: column..<end),
            to: &spans
          )
        }
        column = end
      }
    }
    return spans
  }

  /// Adds a span, as a part of the one before where it goes on from that.
  private func add(_ span: RegionSpan, to spans: inout [RegionSpan]) {
    if let last = spans.last, last.region == span.region, last.line == span.line,
      last.columns.upperBound == span.columns.lowerBound
    {
      spans[spans.count - 1].columns = last.columns.lowerBound..<span.columns.upperBound
    } else {
      spans.append(span)
    }
  }
}
