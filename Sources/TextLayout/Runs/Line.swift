/// One finished line: neighbouring runs of an arena.
package struct Line: Equatable, Sendable {
  package var first: UInt32
  package var count: UInt32
  /// In cells, without the invisible blanks at the end.
  package var width: UInt32

  package init(first: Int, count: Int, width: Int) {
    self.first = UInt32(truncatingIfNeeded: first)
    self.count = UInt32(truncatingIfNeeded: count)
    self.width = UInt32(truncatingIfNeeded: width)
  }

  /// The line's runs in its arena.
  package var runs: Range<Int> {
    Int(first)..<Int(first) + Int(count)
  }
}

/// Lines of an arena that belong together, and the width that they were set to.
package struct TextBlock: Equatable, Sendable {
  package var lines: Range<Int>
  package var width: Int

  package init(lines: Range<Int>, width: Int) {
    self.lines = lines
    self.width = width
  }
}
