/// What arranges its cells in columns.
struct TableSpec {
  enum Kind: UInt8 {
    /// Columns as wide as their extents say.
    case table
    /// Equal columns, whose boxes are all as high as the highest of their row.
    case grid
    /// One row that is cut at the edge.
    case strip
  }

  var kind: Kind
  var table: TableStyle
  var style: StyleID
  var headerStyle: StyleID
  var labelStyle: StyleID
  var borderStyle: StyleID
  var columns: [ColumnSpec] = []
  /// Of each item of a strip.
  var itemWidth = 0

  /// The cells of gaps and rules.
  var overhead: Int {
    table.gap * max(0, columns.count - 1) + (table.hasRules ? 4 : 0)
  }
}

/// A column with its title in the arena.
struct ColumnSpec {
  var width: Extent
  var alignment = Alignment.leading
  var title = 0..<0
  /// The cells that its widest cell would like, and below which words break.
  var preferred = 0
  var minimum = 0

  mutating func widen(to preferred: Int, minimum: Int) {
    self.preferred = max(self.preferred, preferred)
    self.minimum = max(self.minimum, minimum)
  }
}
