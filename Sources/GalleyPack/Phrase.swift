public import CGalley

/// UTF-8 text that is only pointed at: a literal of the pack, or a string that the host holds.
///
/// A phrase from the host is valid until the callback returns; copy it into a `String` to keep it.
/// Phrases compare as bytes, as the page document does.
@safe
@frozen
public struct Phrase: @unchecked Sendable, Equatable, ExpressibleByStringLiteral {
  @usableFromInline let start: UnsafePointer<UInt8>?
  @usableFromInline let length: Int

  @inlinable
  init(start: UnsafePointer<UInt8>?, length: Int) {
    unsafe self.start = start
    self.length = length
  }

  @inlinable
  init(_ host: galley_str) {
    let bytes = unsafe UnsafeRawPointer(host.ptr)
    let count = unsafe host.len
    unsafe self.init(
      start: bytes?.assumingMemoryBound(to: UInt8.self),
      length: bytes == nil ? 0 : Int(clamping: count)
    )
  }

  /// Points at a literal.
  @inlinable
  public init(_ literal: StaticString) {
    unsafe self.init(start: literal.utf8Start, length: literal.utf8CodeUnitCount)
  }

  /// Points at a literal.
  @inlinable
  public init(stringLiteral value: StaticString) {
    self.init(value)
  }

  /// Its length in bytes.
  @inlinable
  public var count: Int { length }

  /// Whether it has no bytes.
  @inlinable
  public var isEmpty: Bool { length == 0 }

  /// The byte at a position.
  ///
  /// - Precondition: `position` is at least 0 and below `count`.
  @inlinable
  public subscript(position: Int) -> UInt8 {
    precondition(position >= 0 && position < length, "a phrase has no such byte")
    return unsafe start.unsafelyUnwrapped[position]
  }

  /// The bytes from the first position up to the second.
  ///
  /// - Precondition: the range lies within `0..<count`.
  @inlinable
  public subscript(range: Range<Int>) -> Phrase {
    precondition(range.lowerBound >= 0 && range.upperBound <= length, "a phrase has no such bytes")
    return unsafe Phrase(
      start: start.map { unsafe $0 + range.lowerBound },
      length: range.count
    )
  }

  /// Whether it has a byte.
  ///
  /// - Complexity: O(*n*) in its length.
  @inlinable
  public func contains(_ byte: UInt8) -> Bool {
    for position in 0..<length where self[position] == byte { return true }
    return false
  }

  /// Whether two phrases hold the same bytes.
  ///
  /// - Complexity: O(*n*) in their length.
  @inlinable
  public static func == (left: Phrase, right: Phrase) -> Bool {
    guard left.length == right.length else { return false }
    guard let first = unsafe left.start, let second = unsafe right.start else { return true }
    for index in 0..<left.length where unsafe first[index] != second[index] { return false }
    return true
  }

  @inlinable
  var host: galley_str {
    unsafe galley_str(
      ptr: UnsafeRawPointer(start)?.assumingMemoryBound(to: CChar.self),
      len: length
    )
  }
}

extension Phrase: CustomStringConvertible {
  /// A copy that outlives the callback; broken UTF-8 is replaced.
  public var description: String {
    unsafe String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }
}
