/// A pattern repeated in the arena, of which runs take slices.
struct Strip {
  /// The first byte.
  var offset: Int
  /// Of one pattern, in bytes and in cells.
  var unitLength: Int
  var unitWidth: Int
  /// How many patterns there are.
  var count: Int

  /// The bytes of the first pattern.
  var unit: Range<Int> {
    offset..<offset + unitLength
  }

  /// The byte behind the last pattern.
  var end: Int {
    offset + unitLength * count
  }
}
