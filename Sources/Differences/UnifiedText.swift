/// A difference as people read it: changed lines with some around them, marked `-`, `+` and blank.
package struct UnifiedText {
  /// Some changes with the common lines around them.
  package struct Hunk: Hashable, Sendable {
    /// Lines of the old list.
    package var old: Range<Int>
    /// Lines of the new list.
    package var new: Range<Int>
    /// The changes.
    package var changes: [LineDifference.Change]

    /// The hunk's line of places, as `diff -u` writes it.
    package var header: String {
      "@@ -\(Self.place(old)) +\(Self.place(new)) @@"
    }

    private static func place(_ range: Range<Int>) -> String {
      let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
      return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
    }
  }

  /// A line of a hunk.
  package enum Line: Hashable, Sendable {
    case common(old: Int, new: Int)
    case old(Int)
    case new(Int)
  }

  /// The hunks of a difference between lists of these lengths.
  ///
  /// - Parameters:
  ///   - difference: What differs.
  ///   - old: How many lines the old list has.
  ///   - new: How many lines the new list has.
  ///   - context: How many common lines are shown around a change.
  /// - Returns: The hunks, from the top.
  package static func hunks(
    _ difference: LineDifference,
    old: Int,
    new: Int,
    context: Int = 3
  ) -> [Hunk] {
    var hunks: [Hunk] = []
    for change in difference.changes {
      let before = min(context, change.old.lowerBound, change.new.lowerBound)
      let after = min(context, old - change.old.upperBound, new - change.new.upperBound)
      let ours = (change.old.lowerBound - before)..<(change.old.upperBound + after)
      let theirs = (change.new.lowerBound - before)..<(change.new.upperBound + after)
      if let last = hunks.indices.last, hunks[last].old.upperBound >= ours.lowerBound {
        hunks[last].old = hunks[last].old.lowerBound..<ours.upperBound
        hunks[last].new = hunks[last].new.lowerBound..<theirs.upperBound
        hunks[last].changes.append(change)
      } else {
        hunks.append(Hunk(old: ours, new: theirs, changes: [change]))
      }
    }
    return hunks
  }

  /// The lines of a hunk: at each change what goes, then what comes.
  package static func lines(of hunk: Hunk) -> [Line] {
    var lines: [Line] = []
    var (left, right) = (hunk.old.lowerBound, hunk.new.lowerBound)
    func common(until end: Int) {
      while left < end {
        lines.append(.common(old: left, new: right))
        left += 1
        right += 1
      }
    }
    for change in hunk.changes {
      common(until: change.old.lowerBound)
      lines += change.old.map(Line.old) + change.new.map(Line.new)
      (left, right) = (change.old.upperBound, change.new.upperBound)
    }
    common(until: hunk.old.upperBound)
    return lines
  }
}
