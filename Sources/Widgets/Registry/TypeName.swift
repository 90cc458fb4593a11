/// A widget type's name: bytes that are equal only to the same bytes.
///
/// Two spellings of "é" are two types, which `String` would fold into one.
package struct TypeName: Hashable, Comparable, Sendable {
  /// The UTF-8 bytes of the name.
  package let utf8: [UInt8]

  /// Keeps the bytes of a name.
  package init(utf8: [UInt8]) {
    self.utf8 = utf8
  }

  /// Keeps a name's UTF-8 bytes.
  package init(_ name: String) {
    self.utf8 = Array(name.utf8)
  }

  /// Whether the name consists of just these bytes.
  package func hasBytes(_ bytes: Span<UInt8>) -> Bool {
    guard utf8.count == bytes.count else { return false }
    for index in bytes.indices where utf8[index] != bytes[index] {
      return false
    }
    return true
  }

  /// Orders names by their bytes.
  package static func < (left: TypeName, right: TypeName) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
