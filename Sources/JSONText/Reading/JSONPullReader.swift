/// Goes through a text whose members are known, without a document of its nodes.
///
/// Each function takes what it names, with the white space before it, or answers false or nil where
/// something else stands there; but for keys and marks the place is then lost. Strings with escapes, and numbers that aren't
/// written as short integers, are left to `JSONDocument`, as is saying what is wrong.
@safe package struct JSONPullReader {
  private let input: JSONInput
  private var offset = 0

  private init(_ input: JSONInput) {
    self.input = input
  }

  /// Calls `body` with a reader of a text.
  package static func read<Result>(
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

  /// Takes a bracket or a comma.
  package mutating func take(_ mark: Unicode.Scalar) -> Bool {
    offset = input.skipSpace(from: offset)
    guard input[offset] == UInt8(ascii: mark) else { return false }
    offset &+= 1
    return true
  }

  /// Takes a key and its colon; stays before them where the key is another.
  package mutating func takeKey(_ key: StaticString) -> Bool {
    offset = input.skipSpace(from: offset)
    let start = offset &+ 1
    let end = start &+ key.utf8CodeUnitCount
    guard input[offset] == UInt8(ascii: "\""), input[end] == UInt8(ascii: "\""),
      unsafe bytes(start..<end).hasSameBytes(
        as: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
      )
    else { return false }
    offset = end &+ 1
    if take(":") { return true }
    offset = start &- 1
    return false
  }

  /// Takes a string that isn't empty and has no escapes.
  package mutating func string() -> String? {
    guard let range = stringRange() else { return nil }
    return unsafe String(decoding: bytes(range), as: UTF8.self)
  }

  /// The same, as bytes that are valid for as long as the text.
  @unsafe package mutating func unsafeString() -> UnsafeBufferPointer<UInt8>? {
    unsafe stringRange().map { unsafe bytes($0) }
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

  private mutating func stringRange() -> Range<Int>? {
    guard take("\"") else { return nil }
    let start = offset
    let scan = input.scanString(from: start)
    guard !scan.failed, !scan.hasEscapes, scan.offset > start else { return nil }
    offset = scan.offset &+ 1
    return start..<scan.offset
  }

  private func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: input.base + range.lowerBound, count: range.count)
  }
}
