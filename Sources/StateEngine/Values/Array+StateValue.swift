extension Array: StateValue where Element: StateValue {
  /// Whether the elements are the same, in the same order.
  ///
  /// - Complexity: O(1) for arrays that share their storage, else up to the first difference.
  public static func isSame(_ old: [Element], _ new: [Element]) -> Bool {
    if sharesStorage(old, new) { return true }
    guard old.count == new.count else { return false }
    return old.indices.allSatisfy { Element.isSame(old[$0], new[$0]) }
  }

  /// Adds what differs: by identity when the elements have one, else by index.
  public static func addDifferences(
    from old: [Element],
    to new: [Element],
    into difference: inout StateDifference
  ) {
    if isSame(old, new) { return }
    if let type = Element.self as? any (StateValue & Identifiable).Type {
      addByIdentity(type, old, new, into: &difference)
    } else {
      addByIndex(old, new, into: &difference)
    }
  }

  /// Whether two arrays are one: the same elements at the same address.
  static func sharesStorage(_ old: [Element], _ new: [Element]) -> Bool {
    unsafe old.withUnsafeBufferPointer { first in
      unsafe new.withUnsafeBufferPointer { second in
        unsafe first.baseAddress == second.baseAddress && first.count == second.count
      }
    }
  }
}

extension Array: TrackedLeaf where Element: TrackedLeaf {}

extension Array where Element: StateValue {
  /// Compares elements of equal index; the rest were added or removed.
  private static func addByIndex(
    _ old: [Element],
    _ new: [Element],
    into difference: inout StateDifference
  ) {
    for index in 0..<Swift.max(old.count, new.count) {
      difference.descend("[\(index)]") { place in
        if index >= old.count {
          place.addPresence(of: new[index])
        } else if index >= new.count {
          place.addAbsence(of: old[index])
        } else if !Element.isSame(old[index], new[index]) {
          Element.addDifferences(from: old[index], to: new[index], into: &place)
        }
      }
    }
  }

  /// Compares elements by id, knowing at run time only that they have one.
  private static func addByIdentity<Identified: StateValue & Identifiable>(
    _ type: Identified.Type,
    _ old: [Element],
    _ new: [Element],
    into difference: inout StateDifference
  ) {
    guard let old = old as? [Identified], let new = new as? [Identified] else { return }
    ListDifference(old: old, new: new).add(to: &difference)
  }
}
