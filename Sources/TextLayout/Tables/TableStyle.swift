/// How a table is drawn.
package struct TableStyle: Equatable, Sendable {
  /// Whether the first row is a header.
  package var hasHeader: Bool
  /// Whether lines run around the table and between header and body.
  package var hasRules: Bool
  /// Whether rows stack as `title: value` as soon as words would break.
  ///
  /// They do in any case when the columns can't each have two cells.
  package var stacks: Bool
  /// Cells between columns.
  package var gap: Int
  /// Empty lines between rows.
  package var rowGap: Int

  package init(
    hasHeader: Bool = false,
    hasRules: Bool = false,
    stacks: Bool = false,
    gap: Int = 0,
    rowGap: Int = 0
  ) {
    self.hasHeader = hasHeader
    self.hasRules = hasRules
    self.stacks = stacks
    self.gap = min(max(gap, 0), Insets.most)
    self.rowGap = min(max(rowGap, 0), Insets.most)
  }
}
