/// What ops refer to.
struct Recording {
  var ops: [FlowOp] = []
  var boxes: [BoxSpec] = []
  var paragraphs: [Paragraph] = []
  var strips: [Strip] = []
  var tables: [TableSpec] = []
  /// Lines and runs of blocks that were placed.
  var lines: [Line] = []
  var runs: [Run] = []
  /// How many recorded boxes and tables are open; 0: nothing is recorded.
  var depth = 0

  /// How much of everything there is.
  struct Counts {
    var ops: Int
    var boxes: Int
    var paragraphs: Int
    var strips: Int
    var tables: Int
    var lines: Int
    var runs: Int
    var depth: Int

    static let zero = Counts(
      ops: 0,
      boxes: 0,
      paragraphs: 0,
      strips: 0,
      tables: 0,
      lines: 0,
      runs: 0,
      depth: 0
    )
  }

  var counts: Counts {
    Counts(
      ops: ops.count,
      boxes: boxes.count,
      paragraphs: paragraphs.count,
      strips: strips.count,
      tables: tables.count,
      lines: lines.count,
      runs: runs.count,
      depth: depth
    )
  }

  /// Throws away what came after there was so much.
  mutating func cut(to counts: Counts) {
    ops.removeSubrange(counts.ops...)
    boxes.removeSubrange(counts.boxes...)
    paragraphs.removeSubrange(counts.paragraphs...)
    strips.removeSubrange(counts.strips...)
    tables.removeSubrange(counts.tables...)
    lines.removeSubrange(counts.lines...)
    runs.removeSubrange(counts.runs...)
    depth = counts.depth
  }
}
