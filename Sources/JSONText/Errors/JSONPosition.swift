/// A place in a document, for people and for programs.
package struct JSONPosition: Hashable, Sendable {
  /// The line, from 1; LF, CR and CR LF each end one.
  package var line: Int

  /// The column in Unicode scalars, from 1; a byte order mark has none.
  package var column: Int

  /// The byte offset, from 0, a byte order mark included.
  package var offset: Int

  /// Creates a place.
  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension JSONPosition {
  /// Where a document begins.
  static let start = Self(line: 1, column: 1, offset: 0)

  /// Finds a place by reading everything before it.
  init(of offset: Int, in input: JSONInput) {
    self = .start
    advance(to: offset, in: input)
  }

  /// Moves on to a later offset.
  ///
  /// Bytes that are not UTF-8 count as they look: each that continues no character is a column.
  mutating func advance(to end: Int, in input: JSONInput) {
    if offset == 0, input.hasByteOrderMark { offset = min(3, end) }
    while offset < end {
      switch input[offset] {
      case 0x0A where offset > 0 && input[offset &- 1] == 0x0D: break
      case 0x0A, 0x0D:
        line += 1
        column = 1
      case 0x80..<0xC0: break
      default: column += 1
      }
      offset += 1
    }
  }
}
