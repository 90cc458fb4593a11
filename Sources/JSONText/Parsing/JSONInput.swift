/// The bytes of a document while it is scanned.
///
/// Every read is inside the bytes: single bytes answer 0 after the end, which is a byte that JSON
/// allows nowhere, and whole words are read only where eight bytes remain.
@safe struct JSONInput {
  /// Eight times 0x01.
  static let ones: UInt64 = 0x0101_0101_0101_0101

  let base: UnsafePointer<UInt8>
  let end: Int

  init(base: UnsafePointer<UInt8>, end: Int) {
    unsafe self.base = unsafe base
    self.end = end
  }

  /// Whether the document begins with a byte order mark, EF BB BF.
  var hasByteOrderMark: Bool { end >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF }

  /// The byte at an offset, or 0 after the end.
  @inline(always)
  subscript(offset: Int) -> UInt8 {
    offset < end ? unsafe base[offset] : 0
  }

  /// Whether eight bytes can be read at an offset.
  @inline(always)
  func hasWord(at offset: Int) -> Bool {
    offset &+ 8 <= end
  }

  /// Eight bytes, the first one lowest; only where `hasWord(at:)`.
  @inline(always)
  func word(at offset: Int) -> UInt64 {
    assert(hasWord(at: offset))
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    )
  }

  /// Four bytes, the first one lowest, or 0 where fewer remain.
  @inline(always)
  func fourBytes(at offset: Int) -> UInt32 {
    guard offset &+ 4 <= end else { return 0 }
    return unsafe UInt32(
      littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt32.self)
    )
  }

  /// The offset of the first byte that is no white space (RFC 8259, section 2).
  @inline(always)
  func skipSpace(from offset: Int) -> Int {
    self[offset] > 0x20 ? offset : skipSpaceRun(from: offset)
  }

  @inline(never)
  private func skipSpaceRun(from start: Int) -> Int {
    var offset = start
    while true {
      while hasWord(at: offset), word(at: offset) == 0x20 &* Self.ones { offset &+= 8 }
      switch self[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset &+= 1
      default: return offset
      }
    }
  }
}
