/// A value that can be compared with an earlier one, part by part.
///
/// Types conform through one of two protocols, never both: ``Trackable`` for types that readers
/// look into, and ``TrackedLeaf`` for those that they read as a whole. Optionals and collections of
/// either conform by themselves.
public protocol StateValue: Sendable {
  /// Whether nobody could tell the two values apart.
  ///
  /// This is finer than `==` where `==` folds: spellings of a string, the two zeros, and it is
  /// true of a NaN and itself.
  ///
  /// - Parameters:
  ///   - old: The earlier value.
  ///   - new: The later value.
  /// - Returns: `true` if they are the same.
  static func isSame(_ old: Self, _ new: Self) -> Bool

  /// Adds every part in which two values differ.
  ///
  /// - Parameters:
  ///   - old: The earlier value.
  ///   - new: The later value.
  ///   - difference: What is added to, standing at the path of the values.
  static func addDifferences(from old: Self, to new: Self, into difference: inout StateDifference)
}
