/// A generated table: read-only bytes at a fixed address, read without bounds checks.
///
/// The generator makes every table as large as the largest index that its automata can give, so
/// an index that comes from another table is in bounds; debug builds check it.
@safe
struct ByteTable {
  private let base: UnsafePointer<UInt8>
  private let count: Int

  @inline(__always)
  init(_ literal: StaticString) {
    unsafe base = literal.utf8Start
    count = literal.utf8CodeUnitCount
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    assert(index >= 0 && index < count)
    return unsafe base[index]
  }

  /// The two bytes of an entry of a table of pairs, the first in the lower bits.
  @inline(__always)
  func pair(_ index: Int) -> UInt16 {
    assert(index >= 0 && index * 2 + 1 < count)
    let at = unsafe UnsafeRawPointer(base) + index &* 2
    return unsafe UInt16(littleEndian: at.loadUnaligned(as: UInt16.self))
  }
}
