/// The tables through which the loader finds a symbol by name, checked before it walks them.
///
/// The loader divides by their sizes and follows their chains without looking.
enum ELFHashTables {
  /// How many symbols the library has, nil where it has neither kind of table.
  static func symbolCount(
    _ bytes: RawSpan,
    _ dynamic: ELFDynamic,
    _ segments: ELFSegmentTable
  ) throws(ELFFault) -> UInt64? {
    var count: UInt64?
    if let address = dynamic[.hash] { count = try classicCount(bytes, segments, address) }
    if let address = dynamic[.gnuHash] {
      count = max(count ?? 0, try gnuCount(bytes, segments, address))
    }
    return count
  }

  /// DT_HASH: sizes, buckets, and a chain entry for each symbol.
  private static func classicCount(
    _ bytes: RawSpan,
    _ segments: ELFSegmentTable,
    _ address: UInt64
  ) throws(ELFFault) -> UInt64 {
    let start = try segments.offset(of: address, count: 8, named: "DT_HASH")
    let buckets = UInt64(bytes.number(UInt32.self, at: start))
    let count = UInt64(bytes.number(UInt32.self, at: start + 4))
    _ = try segments.offset(of: address, count: 8 + 4 * (buckets + count), named: "DT_HASH")
    let table = ClassicTable(buckets: start + 8, chains: start + 8 + 4 * buckets, count: count)
    if buckets == 0 || !table.isFinite(bytes, bucketCount: buckets) {
      throw .malformed(.tableForm("DT_HASH"))
    }
    return count
  }

  private struct ClassicTable {
    let buckets: UInt64
    let chains: UInt64
    let count: UInt64

    /// Whether all chains end: each symbol is in one at most.
    func isFinite(_ bytes: RawSpan, bucketCount: UInt64) -> Bool {
      var steps: UInt64 = 0
      for bucket in 0..<bucketCount {
        var symbol = UInt64(bytes.number(UInt32.self, at: buckets + 4 * bucket))
        while symbol != 0 {
          steps += 1
          if symbol >= count || steps > count { return false }
          symbol = UInt64(bytes.number(UInt32.self, at: chains + 4 * symbol))
        }
      }
      return true
    }
  }

  /// DT_GNU_HASH: four sizes, a filter of 64-bit words, buckets, and hashes whose lowest bit ends
  /// a chain.
  private static func gnuCount(
    _ bytes: RawSpan,
    _ segments: ELFSegmentTable,
    _ address: UInt64
  ) throws(ELFFault) -> UInt64 {
    let start = try segments.offset(of: address, count: 16, named: "DT_GNU_HASH")
    let buckets = UInt64(bytes.number(UInt32.self, at: start))
    let first = UInt64(bytes.number(UInt32.self, at: start + 4))
    let words = UInt64(bytes.number(UInt32.self, at: start + 8))
    if buckets == 0 || words == 0 || words & (words - 1) != 0 {
      throw .malformed(.tableForm("DT_GNU_HASH"))
    }
    let head = 16 + 8 * words
    _ = try segments.offset(of: address, count: head + 4 * buckets, named: "DT_GNU_HASH")
    let bucketStart = start + head
    let last = (0..<buckets).reduce(0) { last, bucket in
      max(last, bytes.number(UInt32.self, at: bucketStart + 4 * bucket))
    }
    if UInt64(last) < first { return first }
    var symbol = UInt64(last)
    let chainAddress = address + head + 4 * buckets
    while true {
      let entry = chainAddress + 4 * (symbol - first)
      let hash = try segments.offset(of: entry, count: 4, named: "DT_GNU_HASH")
      symbol += 1
      if bytes.number(UInt32.self, at: hash) & 1 != 0 { return symbol }
    }
  }
}
