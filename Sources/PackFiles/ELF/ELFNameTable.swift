/// The names of a library's symbols and of the libraries that it needs, each ended by a NUL.
struct ELFNameTable: Hashable, Sendable {
  private static let longestName: UInt64 = 4_096

  /// Where the names stand in the file.
  let start: UInt64
  /// Where they end.
  let end: UInt64

  /// Finds the table that a dynamic segment names; nil where it names none.
  init?(_ dynamic: ELFDynamic, _ segments: ELFSegmentTable) throws(ELFFault) {
    guard let address = dynamic[.names], let size = dynamic[.namesSize] else { return nil }
    start = try segments.offset(of: address, count: size, named: "DT_STRTAB")
    end = start + size
  }

  /// The name that starts at an offset into the table, nil where no NUL ends it.
  func name(_ bytes: RawSpan, at offset: UInt64) -> [UInt8]? {
    place(bytes, at: offset).map { bytes.copy(UInt64($0.lowerBound), UInt64($0.count)) }
  }

  /// Where the name that starts at an offset into the table stands in the file, nil where no NUL
  /// ends it.
  func place(_ bytes: RawSpan, at offset: UInt64) -> Range<Int>? {
    let first = start + offset
    return bytes.placeOfName(at: first, before: min(end, first + ELFNameTable.longestName))
  }

  /// Whether a whole name starts at an offset into the table.
  func has(_ name: StaticString, _ bytes: RawSpan, at offset: UInt64) -> Bool {
    let length = UInt64(name.utf8CodeUnitCount)
    return has(prefix: name, bytes, at: offset)
      && bytes.number(UInt8.self, at: start + offset + length) == 0
  }

  /// Whether a name that starts at an offset into the table begins with a prefix.
  func has(prefix: StaticString, _ bytes: RawSpan, at offset: UInt64) -> Bool {
    let first = start + offset
    let length = UInt64(prefix.utf8CodeUnitCount)
    guard first <= end, length < end - first, bytes.holds(first, length + 1) else { return false }
    return bytes.has(prefix, at: first)
  }
}
