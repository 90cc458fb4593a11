/// A key of a JSON object in its quotes, compared eight bytes at a time.
struct PlainJSONKey: Sendable {
  /// How many bytes it has.
  let count: UInt64
  private let first: Word
  private let second: Word

  private struct Word: Sendable {
    var bytes: UInt64 = 0
    var mask: UInt64 = 0
  }

  /// A key of at most sixteen bytes with its quotes.
  init(_ text: StaticString) {
    precondition(text.utf8CodeUnitCount <= 16, "a key of two words")
    var words = [Word(), Word()]
    text.withUTF8Buffer { bytes in
      for index in bytes.indices {
        let shift = UInt64(index % 8 * 8)
        words[index / 8].bytes |= unsafe UInt64(bytes[index]) << shift
        words[index / 8].mask |= 0xFF << shift
      }
    }
    count = UInt64(text.utf8CodeUnitCount)
    (first, second) = (words[0], words[1])
  }

  /// Whether the key stands at an offset, and eight more bytes behind its first eight.
  @inline(__always)
  func stands(at offset: UInt64, in bytes: RawSpan) -> Bool {
    bytes.number(UInt64.self, at: offset) & first.mask == first.bytes
      && bytes.number(UInt64.self, at: offset &+ 8) & second.mask == second.bytes
  }
}
