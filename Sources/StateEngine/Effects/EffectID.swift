/// What effects are called, so that others can replace or cancel them.
///
/// Several effects may have one id at a time, such as all downloads of a page.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Makes the id with a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes the id with a name.
  public init(stringLiteral name: String) {
    self.name = name
  }
}

extension EffectID: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Identifies one start of one effect, which its answers must still hold.
public struct EffectToken: Hashable, Comparable, Sendable {
  /// Counts the effects of an engine in the order in which they became known.
  public let number: UInt64

  /// Makes the token with a number.
  public init(number: UInt64) {
    self.number = number
  }

  /// Whether the left effect became known before the right one.
  public static func < (left: EffectToken, right: EffectToken) -> Bool {
    left.number < right.number
  }
}
