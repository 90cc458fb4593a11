/// Goes through a text whose members are known, without a document of its nodes.
///
/// Each function takes what it names, with the white space before it, or answers false or nil where
/// something else stands there; the place is then lost. Strings with escapes, numbers that aren't
/// written as short integers, and keys that aren't expected are left to `JSONDocument`, as is saying
/// what is wrong.
@safe package struct JSONPullReader {
  private let input: JSONInput
  private var offset = 0

  private init(_ input: JSONInput) {
    self.input = input
  }

  /// Calls `body` with a reader of a text.
  package static func read<Result: ~Copyable>(
    _ text: UnsafeRawBufferPointer,
    _ body: (inout JSONPullReader) -> Result?
  ) -> Result? {
    let bytes = unsafe text.assumingMemoryBound(to: UInt8.self)
    guard let base = bytes.baseAddress else { return nil }
    var reader = JSONPullReader(unsafe JSONInput(base: base, end: bytes.count))
    return body(&reader)
  }

  /// Goes to the next byte that is no white space, without taking it; nil at the end.
  package mutating func next() -> UInt8? {
    offset = input.skipSpace(from: offset)
    return offset < input.end ? input[offset] : nil
  }

  /// Takes an object whose members have known keys, each of them once at most, in any order.
  ///
  /// - Parameters:
  ///   - keys: The keys, up to 64.
  ///   - takeValue: Takes the value of a key, which it gets as its place in `keys`.
  /// - Returns: Whether there was one.
  package mutating func object(
    _ keys: [StaticString],
    _ takeValue: (inout JSONPullReader, Int) -> Bool
  ) -> Bool {
    guard take("{") else { return false }
    if take("}") { return true }
    var taken: UInt64 = 0
    repeat {
      guard let key = takeKey(of: keys, &taken), takeValue(&self, key) else { return false }
    } while take(",")
    return take("}")
  }

  /// Takes an array.
  ///
  /// - Parameter takeElement: Takes an element.
  /// - Returns: Whether there was one.
  package mutating func array(_ takeElement: (inout JSONPullReader) -> Bool) -> Bool {
    guard take("[") else { return false }
    if take("]") { return true }
    repeat {
      guard takeElement(&self) else { return false }
    } while take(",")
    return take("]")
  }

  /// Takes a string that isn't empty and has no escapes.
  package mutating func string() -> String? {
    guard let range = stringRange() else { return nil }
    return unsafe String(decoding: bytes(range), as: UTF8.self)
  }

  /// The same, by its place in the text.
  package mutating func stringRange() -> Range<Int>? {
    guard take("\"") else { return nil }
    let start = offset
    let scan = input.scanString(from: start)
    guard !scan.failed, !scan.hasEscapes, scan.offset > start else { return nil }
    offset = scan.offset &+ 1
    return start..<scan.offset
  }

  /// Takes an integer of at most eighteen digits.
  package mutating func integer() -> Int64? {
    offset = input.skipSpace(from: offset)
    let start = offset
    let scan = input.scanNumber(from: start)
    guard !scan.failed, !scan.hasFractionOrExponent, scan.offset &- start <= 18 else { return nil }
    offset = scan.offset
    return unsafe JSONDocument.shortInteger(bytes(start..<offset))
  }

  /// Takes one of the keys that haven't been taken, and its colon; keys mostly come in order.
  @inline(__always)
  private mutating func takeKey(of keys: [StaticString], _ taken: inout UInt64) -> Int? {
    guard take("\"") else { return nil }
    for place in keys.indices where taken &>> UInt64(place) & 1 == 0 {
      let end = offset &+ keys[place].utf8CodeUnitCount
      guard input[end] == UInt8(ascii: "\""), hasBytes(of: keys[place]) else { continue }
      taken |= 1 &<< UInt64(place)
      offset = end &+ 1
      return take(":") ? place : nil
    }
    return nil
  }

  /// Whether the bytes from here on, which are enough, are those of a literal.
  @inline(__always)
  private func hasBytes(of literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    return unsafe bytes(offset..<offset &+ count)
      .hasSameBytes(as: UnsafeBufferPointer(start: literal.utf8Start, count: count))
  }

  /// Takes a byte of the grammar.
  @inline(__always)
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    offset = input.skipSpace(from: offset)
    guard input[offset] == UInt8(ascii: mark) else { return false }
    offset &+= 1
    return true
  }

  private func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: input.base + range.lowerBound, count: range.count)
  }
}
