/// What is rarely asked about a scalar.
struct ScalarTraits: OptionSet {
  let rawValue: UInt8

  /// A base of a standardised emoji variation sequence.
  static let takesSelector = ScalarTraits(rawValue: 1)
  /// Cleaning replaces or drops it.
  static let unclean = ScalarTraits(rawValue: 2)
}
