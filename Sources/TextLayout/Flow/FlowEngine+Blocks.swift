extension FlowEngine {
  /// Puts the empty lines between two child widgets.
  mutating func putSpace(_ count: Int) {
    endLine()
    if arena.lines.count > frame.firstLine { putEmptyLines(count) }
  }

  /// Puts finished lines whose bytes are in the arena, cut at the innermost box's edge.
  mutating func putBlock(_ lines: ArraySlice<Line>, _ runs: [Run]) {
    endLine()
    for line in lines {
      openLine()
      put(runs[line.runs], of: Int(line.width))
      closeLine()
    }
  }

  private mutating func put(_ runs: ArraySlice<Run>, of width: Int) {
    if width <= frame.width {
      arena.runs.append(contentsOf: runs)
      lineWidth += width
      return
    }
    var room = frame.width
    let first = arena.runs.count
    for var run in runs where room > 0 {
      if Int(run.width) > room {
        let kept = CutText(run.bytes, of: arena.bytes.span, toWidth: room, ellipsis: 0)
        run.length = UInt16(kept.range.count)
        run.width = UInt16(kept.width)
      }
      arena.runs.append(run)
      lineWidth += Int(run.width)
      room -= Int(run.width)
    }
    if let run = closing(arena.runs[first...]) { arena.runs.append(run) }
  }

  /// Puts lines of an arena, copied where it is another's.
  mutating func enterBlock(_ lines: Range<Int>, of other: TextArena) {
    openAwaitedCell()
    if other.hasDirections { arena.hasDirections = true }
    var copy = CopiedBlock()
    for line in other.lines[lines] {
      let first = copy.runs.count
      for run in other.runs[line.runs] { copy.runs.append(taken(run, of: other, &copy)) }
      copy.lines.append(Line(first: first, count: Int(line.count), width: Int(line.width)))
    }
    if !isRecording { return putBlock(copy.lines[...], copy.runs) }
    keep(copy)
  }

  private mutating func keep(_ block: CopiedBlock) {
    var op = FlowOp(kind: .block, owner: owner, region: region, start: recording.lines.count)
    let base = recording.runs.count
    recording.runs.append(contentsOf: block.runs)
    for line in block.lines {
      recording.lines.append(
        Line(first: Int(line.first) + base, count: Int(line.count), width: Int(line.width))
      )
    }
    op.end = recording.lines.count
    recording.ops.append(op)
  }

  /// A run of another arena with its bytes in this one; slices of a strip share a copy.
  private mutating func taken(
    _ run: Run,
    of other: TextArena,
    _ copy: inout CopiedBlock
  ) -> Run {
    var taken = run
    if run.flags == .blank {
      taken.offset = UInt32(strip(.blank).offset)
    } else if copy.source == run.offset, run.length <= copy.length {
      taken.offset = copy.offset
    } else {
      taken.offset = UInt32(arena.bytes.count)
      arena.bytes.append(contentsOf: other.bytes[run.bytes])
      if run.flags == .rule, run.width > 1 {
        (copy.source, copy.offset, copy.length) = (run.offset, taken.offset, run.length)
      }
    }
    return taken
  }

  /// Lines and runs of another arena on their way here.
  private struct CopiedBlock {
    var lines: [Line] = []
    var runs: [Run] = []
    /// The rule that was copied last: its offset there and here, and its length.
    var source = UInt32.max
    var offset: UInt32 = 0
    var length: UInt16 = 0
  }
}
