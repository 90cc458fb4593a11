/// UTF-8 bytes borrowed for the time of one call, read without bounds checks in release builds.
///
/// Loops over text stay below `count` by themselves; debug builds check that they do.
@safe
struct TextBytes {
  private let base: UnsafePointer<UInt8>?
  let count: Int

  /// Borrows a buffer; an empty one may lack an address.
  @inline(__always)
  @unsafe
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    unsafe base = buffer.baseAddress
    count = buffer.count
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    assert(index >= 0 && index < count)
    return unsafe base.unsafelyUnwrapped[index]
  }

  /// The eight bytes from an index, the first in the lowest bits.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    assert(index >= 0 && index + 8 <= count)
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(base.unsafelyUnwrapped + index).loadUnaligned(as: UInt64.self)
    )
  }

  /// The four bytes from an index, the first in the lowest bits.
  @inline(__always)
  func halfWord(at index: Int) -> UInt32 {
    assert(index >= 0 && index + 4 <= count)
    let address = unsafe UnsafeRawPointer(base.unsafelyUnwrapped + index)
    return unsafe UInt32(littleEndian: address.loadUnaligned(as: UInt32.self))
  }

  /// The sixteen bytes from an index.
  @inline(__always)
  func lanes(at index: Int) -> ByteLanes {
    assert(index >= 0 && index + 16 <= count)
    let address = unsafe UnsafeRawPointer(base.unsafelyUnwrapped + index)
    return unsafe address.loadUnaligned(as: ByteLanes.self)
  }

  /// The bytes of a range as a buffer, for copying.
  @inline(__always)
  @unsafe
  func buffer(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe UnsafeBufferPointer(
      start: base.unsafelyUnwrapped + range.lowerBound,
      count: range.count
    )
  }
}

extension Span<UInt8> {
  /// Gives a body these bytes for reading without bounds checks.
  @inline(__always)
  func withTextBytes<Result>(_ body: (TextBytes) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { buffer in unsafe body(TextBytes(buffer)) }
  }
}
