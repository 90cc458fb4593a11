/// Counts the commits of a store that changed something.
public struct Version: Hashable, Comparable, Sendable {
  /// The number of commits since the store was made.
  public let number: UInt64

  /// Makes the version with a number.
  public init(number: UInt64) {
    self.number = number
  }

  /// Whether the left version came before the right one.
  public static func < (left: Version, right: Version) -> Bool {
    left.number < right.number
  }
}
