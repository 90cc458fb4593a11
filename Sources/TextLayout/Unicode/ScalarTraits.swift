/// What the width policy and cleaning ask about a scalar beside its class and width.
struct ScalarTraits: OptionSet {
  let rawValue: UInt8

  /// A base of a standardised emoji variation sequence.
  static let takesSelector = ScalarTraits(rawValue: 1)
  /// Terminals disagree on its width: spacing marks, conjuncts, regional indicators, lone jamo.
  static let contested = ScalarTraits(rawValue: 2)
  /// Variation selector 15.
  static let textSelector = ScalarTraits(rawValue: 4)
  /// Variation selector 16.
  static let emojiSelector = ScalarTraits(rawValue: 8)
  /// Cleaning replaces or drops it.
  static let unclean = ScalarTraits(rawValue: 16)
}
