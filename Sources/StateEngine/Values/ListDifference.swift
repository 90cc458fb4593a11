/// Compares two lists whose elements have identities.
struct ListDifference<Element: StateValue & Identifiable> {
  let old: [Element]
  let new: [Element]

  /// Adds removed, changed, moved and added elements, each under its id.
  ///
  /// An element counts as moved when it isn't in the longest run of kept order; of two elements
  /// with one id, the first is meant and the rest are compared as if added or removed.
  func add(to difference: inout StateDifference) {
    let before = firstIndices(of: old)
    let after = firstIndices(of: new)
    for (index, element) in old.enumerated()
    where after[element.id] == nil || before[element.id] != index {
      difference.descend(Self.component(element.id)) { $0.addAbsence(of: element) }
    }
    let kept = new.indices.filter { before[new[$0].id] != nil && after[new[$0].id] == $0 }
    let steady = Self.longestIncreasing(kept.map { before[new[$0].id] ?? 0 })
    for (index, element) in new.enumerated() {
      difference.descend(Self.component(element.id)) { place in
        guard after[element.id] == index, let earlier = before[element.id] else {
          return place.addPresence(of: element)
        }
        if !steady.contains(earlier) { place.addMove(from: earlier, to: index) }
        if Element.isSame(old[earlier], element) { return }
        Element.addDifferences(from: old[earlier], to: element, into: &place)
      }
    }
  }

  /// The path component of an element.
  static func component(_ id: Element.ID) -> String {
    "[id: \(id)]"
  }

  private func firstIndices(of list: [Element]) -> [Element.ID: Int] {
    var indices: [Element.ID: Int] = [:]
    for (index, element) in list.enumerated() where indices[element.id] == nil {
      indices[element.id] = index
    }
    return indices
  }

  /// The members of a longest increasing subsequence, found by patience sorting.
  ///
  /// - Complexity: O(n log n).
  static func longestIncreasing(_ numbers: [Int]) -> Set<Int> {
    var tops: [Int] = []
    var previous: [Int?] = []
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = tops.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous.append(low == 0 ? nil : tops[low - 1])
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var members: Set<Int> = []
    var next = tops.last
    while let index = next {
      members.insert(numbers[index])
      next = previous[index]
    }
    return members
  }
}
