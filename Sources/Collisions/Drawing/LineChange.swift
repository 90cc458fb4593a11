/// One line that one of two drawings of a page has and the other hasn't.
package struct LineChange: Hashable, Sendable {
  /// Which drawing has it.
  package enum Side: Hashable, Sendable {
    case before
    case after
  }

  /// A widget that has text in a line, and the packs that drew it: the newest first.
  package struct Drawer: Hashable, Sendable {
    /// The widget's type.
    package let type: String
    /// The widget's id.
    package let id: String
    /// The widget's path in the document.
    package let path: String
    /// The packs' ids; none where a placeholder stands.
    package let packs: [String]
  }

  /// Which drawing has the line.
  package let side: Side
  /// Its number there, from 1.
  package let number: Int
  /// Its text.
  package let text: String
  /// Who drew it, from left to right.
  package let drawers: [Drawer]
}

extension LineChange {
  /// The lines that differ, in the order of a reader: where both have some, those before first.
  ///
  /// - Parameters:
  ///   - old: The page as it was, with the ids of its packs by their order.
  ///   - new: The page as it is.
  /// - Returns: The lines that only one of the two has.
  /// - Complexity: O(*n* × *d*) for *n* lines of which *d* differ.
  package static func all(from old: TracedPage, to new: TracedPage) -> [LineChange] {
    let difference = new.lines.difference(from: old.lines)
    let removed = difference.removals.map(offset)
    let inserted = difference.insertions.map(offset)
    return merge(removed, inserted, old, new)
  }

  private static func offset<Element>(
    _ change: CollectionDifference<Element>.Change
  ) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Walks through both pages at once; removed lines of a place come before inserted ones.
  private static func merge(
    _ removed: [Int],
    _ inserted: [Int],
    _ old: TracedPage,
    _ new: TracedPage
  ) -> [LineChange] {
    var changes: [LineChange] = []
    var (left, right) = (0, 0)
    var (gone, added) = (removed[...], inserted[...])
    while !gone.isEmpty || !added.isEmpty {
      if gone.first == left {
        changes.append(LineChange(.before, left, old))
        gone.removeFirst()
        left += 1
      } else if added.first == right {
        changes.append(LineChange(.after, right, new))
        added.removeFirst()
        right += 1
      } else {
        left += 1
        right += 1
      }
    }
    return changes
  }

  private init(_ side: Side, _ index: Int, _ page: TracedPage) {
    self.side = side
    number = index + 1
    text = page.lines[index].text
    drawers = page.lines[index].drawers
  }
}
