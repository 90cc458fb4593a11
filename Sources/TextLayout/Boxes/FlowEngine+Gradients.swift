/// Gradients are laid over a box's lines when it closes: what stands on its ground gets the colour
/// of its place.
extension FlowEngine {
  /// The most steps from edge to edge: more aren't told apart, and every step makes a style.
  private static let steps = 32

  /// Colours the lines of the box that closes.
  mutating func putGradient(_ box: OpenBox) {
    guard box.gradient >= 0, let outer = frames.last else { return }
    let gradient = gradients[box.gradient]
    let beneath = styles[outer.ground].background
    guard
      let ramp = GradientRamp(gradient, over: beneath, in: styles, isMirrored: isRightToLeft)
    else { return }
    let lines = box.firstLine..<arena.lines.count
    guard let start = lines.first.map({ Int(arena.lines[$0].first) }) else { return }
    let left = frame.beforeWidth - box.geometry.paddingLeft
    let area = left..<left + box.geometry.inside
    for line in lines {
      let steps = gradient.isVertical ? lines.count : min(area.count, FlowEngine.steps)
      let step = gradient.isVertical ? line - lines.lowerBound : nil
      arena.lines[line] = recolored(arena.lines[line], area, ramp, step: step, of: steps)
    }
    recolorStretch(from: box.firstLine, area, ramp)
    arena.runs.removeSubrange(start...)
    shiftRow(to: start, lines: lines)
  }

  /// The line that a grid would repeat takes the last colour of a vertical gradient.
  private mutating func recolorStretch(
    from first: Int,
    _ area: Range<Int>,
    _ ramp: GradientRamp
  ) {
    guard let level = columns.indices.last, let stretch = columns[level].stretch,
      stretch.line >= first
    else { return }
    let template = recolored(
      stretch.template,
      area,
      ramp,
      step: nil,
      of: min(area.count, FlowEngine.steps)
    )
    columns[level].stretch?.template = template
  }

  /// Moves the coloured runs to the arena's end, and points the lines there.
  private mutating func shiftRow(to start: Int, lines: Range<Int>) {
    arena.runs.append(contentsOf: row.runs)
    row.runs.removeAll(keepingCapacity: true)
    for line in lines { arena.lines[line].first += UInt32(start) }
    guard let level = columns.indices.last, let stretch = columns[level].stretch,
      stretch.line >= lines.lowerBound
    else { return }
    columns[level].stretch?.template.first += UInt32(start)
  }

  /// A line with the runs in an area coloured, its runs in the row that is put together.
  private mutating func recolored(
    _ line: Line,
    _ area: Range<Int>,
    _ ramp: GradientRamp,
    step: Int?,
    of steps: Int
  ) -> Line {
    let first = row.runs.count
    let ground = styles[frame.ground].background
    var x = 0
    for index in line.runs {
      let run = arena.runs[index]
      let isInside = x >= area.lowerBound && x < area.upperBound
      if isInside, styles[run.style].background == ground {
        recolor(run, at: x - area.lowerBound, in: area.count, ramp, step: step, of: steps)
      } else {
        row.runs.append(run)
      }
      x += Int(run.width)
    }
    return Line(first: first, count: row.runs.count - first, width: Int(line.width))
  }

  /// Puts a run in the colours of its steps, cut where they change.
  private mutating func recolor(
    _ run: Run,
    at start: Int,
    in width: Int,
    _ ramp: GradientRamp,
    step: Int?,
    of steps: Int
  ) {
    if let step {
      var run = run
      run.style = styles.regrounded(run.style, on: ramp.color(step, of: steps))
      return row.runs.append(run)
    }
    var rest = run
    var x = start
    while true {
      let step = min(x * steps / width, steps - 1)
      let edge = ((step + 1) * width + steps - 1) / steps
      var piece = rest
      if Int(rest.width) > edge - x { piece = firstPart(of: rest, width: edge - x) }
      rest.offset += UInt32(piece.length)
      rest.length -= piece.length
      rest.width -= piece.width
      x += Int(piece.width)
      piece.style = styles.regrounded(piece.style, on: ramp.color(step, of: steps))
      row.runs.append(piece)
      if rest.length == 0 { return }
    }
  }

  /// The clusters of a run that fit in a width; at least one.
  private func firstPart(of run: Run, width: Int) -> Run {
    var part = run
    var kept = CutText(run.bytes, of: arena.bytes.span, toWidth: width, ellipsis: 0)
    if kept.range.isEmpty {
      kept = CutText(run.bytes, of: arena.bytes.span, toWidth: width + 1, ellipsis: 0)
    }
    if kept.range.isEmpty { return part }
    part.length = UInt16(kept.range.count)
    part.width = UInt16(kept.width)
    return part
  }
}
