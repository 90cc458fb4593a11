/// The hash that is kept with a key, so that most keys are told apart without reading them.
///
/// It is no defence against keys made to collide: a match is always followed by a comparison of
/// the bytes, and large objects are searched for duplicates with the standard library's hasher.
enum JSONKeyHash {
  /// Hashes a key into the bits of `JSONRecord.hashMask`.
  @inline(always)
  static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard key.count > 8 else { return unsafe finish(shortWord(key), key.count) }
    var state: UInt64 = 0
    var offset = 0
    while offset &+ 8 < key.count {
      unsafe state = (state ^ word(key, offset)) &* 0x9E37_79B9_7F4A_7C15
      state ^= state >> 32
      offset &+= 8
    }
    return unsafe finish(state ^ word(key, key.count &- 8), key.count)
  }

  /// Hashes a key of at most eight bytes that are already in a word, other bits being 0.
  @inline(always)
  static func finish(_ word: UInt64, _ count: Int) -> UInt32 {
    let mixed = (word ^ UInt64(truncatingIfNeeded: count) &<< 59) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: (mixed ^ mixed >> 29) >> 32) & JSONRecord.hashMask
  }

  /// At most eight bytes as a word, the first one lowest, the rest 0.
  @inline(always)
  private static func shortWord(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if key.count == 8 { return unsafe word(key, 0) }
    var result: UInt64 = 0
    for offset in 0..<key.count {
      unsafe result |= UInt64(key[offset]) &<< UInt64(offset &* 8)
    }
    return result
  }

  @inline(always)
  private static func word(_ key: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: UnsafeRawBufferPointer(key).loadUnaligned(
        fromByteOffset: offset,
        as: UInt64.self
      )
    )
  }
}
