extension JSONParser {
  /// Marks the keys of a complete object that a later key overrides.
  ///
  /// Most objects are cleared by their keys' hashes alone: a repeated key sets bits that are set
  /// already, in both of two words.
  @inline(always)
  func noteDuplicates(of object: Int, upTo end: Int, _ extras: inout JSONExtras) {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var suspicious = false
    var key = object &+ 1
    while key < end {
      let info = unsafe records[key].info
      let firstBit: UInt64 = 1 &<< UInt64(info >> 5)
      let secondBit: UInt64 = 1 &<< UInt64(info >> 11)
      suspicious = suspicious || (first & firstBit != 0 && second & secondBit != 0)
      first |= firstBit
      second |= secondBit
      key = nextKey(after: key)
    }
    if suspicious { findDuplicates(of: object, upTo: end, &extras) }
  }

  /// The key after this key's value.
  @inline(always)
  private func nextKey(after key: Int) -> Int {
    let value = unsafe records[key &+ 1]
    return value.isContainer ? Int(value.link) : key &+ 2
  }

  @inline(never)
  private func findDuplicates(of object: Int, upTo end: Int, _ extras: inout JSONExtras) {
    let count = unsafe Int(records[object].count)
    let arena = unsafe extras.arenaBase
    if count <= 16 {
      unsafe comparePairs(of: object, upTo: end, arena, &extras.duplicates)
    } else {
      unsafe compareByTable(of: object, upTo: end, count: count, arena, &extras.duplicates)
    }
  }

  /// Few keys: each with those after it.
  private func comparePairs(
    of object: Int,
    upTo end: Int,
    _ arena: UnsafePointer<UInt8>?,
    _ duplicates: inout [UInt32]
  ) {
    var key = object &+ 1
    while key < end {
      var later = nextKey(after: key)
      while later < end, unsafe !haveEqualKeys(key, later, arena) {
        later = nextKey(after: later)
      }
      if later < end { markOverridden(key, &duplicates) }
      key = nextKey(after: key)
    }
  }

  /// Many keys: an open-addressing table over a hash that can't be foreseen, so linear time.
  private func compareByTable(
    of object: Int,
    upTo end: Int,
    count: Int,
    _ arena: UnsafePointer<UInt8>?,
    _ duplicates: inout [UInt32]
  ) {
    let mask = (1 << (Int.bitWidth - (count * 2).leadingZeroBitCount)) - 1
    var table = [UInt32](repeating: 0, count: mask + 1)
    var key = object &+ 1
    while key < end {
      var hasher = Hasher()
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes(ofKey: key, arena)))
      var slot = hasher.finalize() & mask
      while table[slot] != 0, unsafe !haveEqualKeys(Int(table[slot]), key, arena) {
        slot = (slot + 1) & mask
      }
      if table[slot] != 0 { markOverridden(Int(table[slot]), &duplicates) }
      table[slot] = UInt32(key)
      key = nextKey(after: key)
    }
  }

  private func markOverridden(_ key: Int, _ duplicates: inout [UInt32]) {
    unsafe records[key].info |= JSONRecord.overridden
    duplicates.append(UInt32(key))
  }

  /// Compares two keys as bytes, after unescaping.
  private func haveEqualKeys(
    _ first: Int,
    _ second: Int,
    _ arena: UnsafePointer<UInt8>?
  ) -> Bool {
    let difference = unsafe records[first].info ^ records[second].info
    guard difference & JSONRecord.hashMask == 0 else { return false }
    return unsafe bytes(ofKey: first, arena).hasSameBytes(as: bytes(ofKey: second, arena))
  }

  /// A key's bytes, without escapes; until the arena grows.
  private func bytes(
    ofKey key: Int,
    _ arena: UnsafePointer<UInt8>?
  ) -> UnsafeBufferPointer<UInt8> {
    unsafe records[key].contents(text: input.base, arena: arena)
  }
}
