/// A value that its option can't take.
package struct ValueError: Error, Equatable {
  /// What would have been taken, as it follows "expected".
  package let expected: String

  /// Says what would have been taken.
  package init(expected: String) {
    self.expected = expected
  }
}
