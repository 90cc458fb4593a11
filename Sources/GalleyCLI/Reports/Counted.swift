/// A number with what it counts: `1 pack`, `2 packs`.
enum Counted {
  /// The words.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - one: What one of them is called.
  ///   - many: What several are called; nil: the same with an `s`.
  /// - Returns: Number and noun.
  static func text(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
