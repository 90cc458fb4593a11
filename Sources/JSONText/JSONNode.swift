/// A value, or an object's key, of one `JSONDocument`: its index in document order.
///
/// A node means nothing without the document it came from, and costs four bytes to keep.
package struct JSONNode: Hashable, Comparable, Sendable {
  /// Where the node stands in document order; the outermost value is 0.
  package let index: UInt32

  /// The document's outermost value.
  package static let root = Self(index: 0)

  /// Whether the first node comes before the second in the document.
  package static func < (first: Self, second: Self) -> Bool {
    first.index < second.index
  }
}
