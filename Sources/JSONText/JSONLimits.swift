/// How large and how deep a document may be.
///
/// RFC 8259, section 9, lets a parser set both limits.
package struct JSONLimits: Hashable, Sendable {
  /// The largest document that can be indexed, in bytes.
  package static let largestByteCount = 1 << 30 - 1

  /// The limits used unless others are asked for: 512 levels, 1 GiB less one byte.
  package static let standard = Self()

  /// How many arrays and objects may be open at once.
  package var depth: Int

  /// How many bytes a document may have; at most `largestByteCount`.
  package var byteCount: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - depth: How many arrays and objects may be open at once.
  ///   - byteCount: How many bytes a document may have.
  package init(depth: Int = 512, byteCount: Int = Self.largestByteCount) {
    self.depth = depth
    self.byteCount = min(byteCount, Self.largestByteCount)
  }
}
