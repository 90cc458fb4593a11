/// How one list of lines becomes another: what goes and what comes, as little as possible.
///
/// The algorithm is Myers' (An O(ND) Difference Algorithm and Its Variations, 1986) in its linear-space
/// form. Where lists have next to nothing in common the search is cut short, and everything between
/// two common lines is taken to differ.
package struct LineDifference: Sendable {
  /// Lines of the old list for which lines of the new one stand; one of the two may be empty.
  package struct Change: Hashable, Sendable {
    /// The places of what goes.
    package let old: Range<Int>
    /// The places of what comes.
    package let new: Range<Int>

    /// The new line that stands where an old one of the change stood.
    package func new(facing place: Int) -> Int? {
      let facing = new.lowerBound + place - old.lowerBound
      return old.contains(place) && new.contains(facing) ? facing : nil
    }

    /// The old line that stood where a new one of the change stands.
    package func old(facing place: Int) -> Int? {
      let facing = old.lowerBound + place - new.lowerBound
      return new.contains(place) && old.contains(facing) ? facing : nil
    }
  }

  /// The changes, in order; between them the lists are the same.
  package let changes: [Change]

  /// Compares two lists.
  ///
  /// - Complexity: O(*n* × *d*) for *n* lines of which *d* differ; memory is linear.
  package init<Line: Hashable>(from old: [Line], to new: [Line]) {
    var numbers: [Line: Int] = [:]
    var search = EditSearch(
      old.map { Self.number($0, &numbers) },
      new.map { Self.number($0, &numbers) }
    )
    search.run()
    changes = search.changes
  }

  /// The same number for the same line.
  private static func number<Line: Hashable>(_ line: Line, _ numbers: inout [Line: Int]) -> Int {
    if let number = numbers[line] { return number }
    numbers[line] = numbers.count
    return numbers.count - 1
  }
}
