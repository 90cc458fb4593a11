extension TypeName {
  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The hash of a name's bytes, taken in words of eight, of which the last two may overlap.
  package static func hash(_ name: Span<UInt8>) -> UInt32 {
    let bytes = unsafe name.bytes
    let count = bytes.byteCount
    // Mixed, as it would meet the first byte otherwise.
    var hash = UInt64(count) &* prime
    var last: UInt64 = 0
    if count < 8 {
      for index in name.indices { last = last &<< 8 | UInt64(name[index]) }
    } else {
      var start = 0
      while start < count - 8 {
        hash = unsafe mixed(hash, bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
        start += 8
      }
      last = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    }
    return UInt32(truncatingIfNeeded: mixed(mixed(hash, last), 0))
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* prime
    return product ^ product &>> 32
  }
}
