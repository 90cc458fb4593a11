/// Why some bytes are no JSON document, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  package let kind: Kind

  /// Where it is wrong.
  package let position: JSONPosition

  /// What would have fitted there, where that says more than the kind.
  package let expected: Expectation?

  /// What is there instead.
  package let found: Found

  /// The offset of the first byte that doesn't fit, counted from the first byte of the input.
  package var offset: Int { position.offset }

  /// The line of that byte, from 1.
  package var line: Int { position.line }

  /// Its column in Unicode scalars, from 1.
  package var column: Int { position.column }
}
