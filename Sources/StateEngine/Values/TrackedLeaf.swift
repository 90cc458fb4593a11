/// A value that readers read as a whole, such as a number or an enumeration.
///
/// Conforming is one line for an `Equatable` type: `extension Phase: TrackedLeaf {}`.
public protocol TrackedLeaf: StateValue, Equatable {}

extension TrackedLeaf {
  /// Whether the values are equal.
  public static func isSame(_ old: Self, _ new: Self) -> Bool {
    old == new
  }

  /// Adds one entry when the values aren't the same.
  public static func addDifferences(
    from old: Self,
    to new: Self,
    into difference: inout StateDifference
  ) {
    if !isSame(old, new) { difference.addChange(from: old, to: new) }
  }
}
