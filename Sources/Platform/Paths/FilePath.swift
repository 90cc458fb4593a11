/// A file name or path: any bytes but NUL, compared and ordered byte by byte.
///
/// Linux names are bytes, not text, so nothing here decodes them; see `printable` for people.
package struct FilePath: Equatable, Sendable {
  /// The bytes, without a NUL at the end.
  package let bytes: [UInt8]

  /// A path of these bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A path of a string's UTF-8 bytes.
  package init(_ string: String) {
    bytes = Array(string.utf8)
  }
}

extension FilePath: Hashable {
  /// Feeds an FNV-1a hash of the bytes: a hasher takes one number faster than many bytes.
  package func hash(into hasher: inout Hasher) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hasher.combine(hash)
  }
}

extension FilePath: ExpressibleByStringLiteral {
  /// A path of a literal's UTF-8 bytes.
  package init(stringLiteral value: String) {
    self.init(value)
  }
}

extension FilePath: Comparable {
  /// Byte order, the same in every locale.
  package static func < (left: FilePath, right: FilePath) -> Bool {
    let (first, second) = (left.bytes.span, right.bytes.span)
    for index in 0..<min(first.count, second.count) where first[index] != second[index] {
      return first[index] < second[index]
    }
    return first.count < second.count
  }
}
