/// A column of a table.
package struct Column: Equatable, Sendable {
  /// `hug` shrinks when the row doesn't fit, `fill` takes the rest.
  package var width: Extent
  /// Of each cell's lines.
  package var alignment: Alignment
  /// Names the value when rows stack.
  package var title: [UInt8]

  package init(width: Extent = .hug, alignment: Alignment = .leading, title: [UInt8] = []) {
    self.width = width
    self.alignment = alignment
    self.title = title
  }
}
