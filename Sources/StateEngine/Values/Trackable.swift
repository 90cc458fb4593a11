/// A value that readers look into, so that a reader of one part doesn't run for another.
///
/// The macro ``Tracking()`` writes the conformance of a struct. A type from elsewhere conforms by
/// hand: it names its parts and compares them.
///
/// ```swift
/// extension Point: Trackable {
///   public static func isSame(_ old: Self, _ new: Self) -> Bool {
///     Double.isSame(old.x, new.x) && Double.isSame(old.y, new.y)
///   }
///   public static func addDifferences(
///     from old: Self, to new: Self, into difference: inout StateDifference
///   ) {
///     difference.compare("x", old.x, new.x)
///     difference.compare("y", old.y, new.y)
///   }
///   public static func partName(of path: PartialKeyPath<Self>) -> String? {
///     path == \.x ? "x" : path == \.y ? "y" : nil
///   }
/// }
/// ```
public protocol Trackable: StateValue {
  /// The name of a part, for people who ask what was read.
  ///
  /// - Parameter path: The path of a stored or computed property.
  /// - Returns: The property's name, or `nil` if the type doesn't know the path.
  static func partName(of path: PartialKeyPath<Self>) -> String?
}
