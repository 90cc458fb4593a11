/// A widget type's name: bytes that are equal only to the same bytes.
///
/// Two spellings of "é" are two types, which `String` would fold into one.
package struct TypeName: Comparable, Sendable {
  /// The UTF-8 bytes of the name, which may be a part of many others.
  package let utf8: ArraySlice<UInt8>

  /// Keeps the bytes of a name.
  package init(utf8: ArraySlice<UInt8>) {
    self.utf8 = utf8
  }

  /// Keeps the bytes of a name.
  package init(utf8: [UInt8]) {
    self.utf8 = utf8[...]
  }

  /// Keeps a name's UTF-8 bytes.
  package init(_ name: String) {
    self.init(utf8: Array(name.utf8))
  }

  /// Whether the name consists of just these bytes.
  package func hasBytes(_ bytes: Span<UInt8>) -> Bool {
    let own = utf8.span
    guard own.count == bytes.count else { return false }
    for index in bytes.indices where own[index] != bytes[index] {
      return false
    }
    return true
  }

  /// Orders names by their bytes.
  package static func < (left: TypeName, right: TypeName) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension TypeName: Hashable {
  /// Feeds the hash of the registry: a hasher takes one number faster than many bytes.
  package func hash(into hasher: inout Hasher) { hasher.combine(TypeName.hash(utf8.span)) }
}
