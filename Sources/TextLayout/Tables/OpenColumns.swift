/// A grid, a strip or a table whose cells are being laid out.
struct OpenColumns {
  var kind: TableSpec.Kind
  /// Of every column, in cells; of a strip, one for all items.
  var widths: [Int]
  var alignments: [Alignment]
  var gap: Int
  var rowGap: Int
  /// Whether a rule follows the first row.
  var hasHeaderRule: Bool
  var style: StyleID
  var owner: UInt32
  var region: UInt32
  /// The frames that were open before.
  var depth: Int
  /// The first of the row's finished cells, and where the row starts.
  var firstCell: Int
  var rowStart = Place()
  /// Where the gap before the row starts.
  var gapStart = Place()
  /// Where the open cell starts.
  var cellStart = Place()
  var stretch: Stretch?
  var rows = 0

  /// A place in the arena.
  struct Place {
    var run = 0
    var line = 0
  }

  /// Where a box can grow: before `line`, by copies of `template`.
  struct Stretch {
    var line: Int
    var template: Line
  }

  /// The width of the column `index`.
  func width(of index: Int) -> Int {
    kind == .strip ? widths[0] : widths[index]
  }
}

/// A laid-out cell of a row that isn't complete.
struct FinishedCell {
  var lines: Range<Int>
  var stretch: OpenColumns.Stretch?

  /// The line to show at `y` when the row is `height` lines high; nil below the cell.
  func line(at y: Int, of height: Int, in arena: TextArena) -> Line? {
    let extra = height - lines.count
    guard let stretch, extra > 0 else {
      return y < lines.count ? arena.lines[lines.lowerBound + y] : nil
    }
    let index = lines.lowerBound + y
    if index < stretch.line { return arena.lines[index] }
    return index < stretch.line + extra ? stretch.template : arena.lines[index - extra]
  }
}

/// A row while its cells are put side by side.
struct ComposedRow {
  var runs: [Run] = []
  var lines: [Line] = []
  /// Cells of the line so far, without what stands before its content.
  var width = 0
}
