/// A section header: a named range of the file, for tools; the loader doesn't look.
package struct ELFSection: Hashable, Sendable {
  static let size: UInt64 = 64

  /// The name, empty where the file has none.
  package let name: [UInt8]
  /// `sh_type`.
  package let type: UInt32
  /// Where its bytes start in the file.
  package let offset: UInt64
  /// How many they are.
  package let count: UInt64

  /// How many section headers there are; none where the file was stripped of them.
  static func count(_ bytes: RawSpan, _ header: ELFHeader) throws(ELFFault) -> UInt64 {
    let count = UInt64(header.sectionHeaderCount)
    let start = header.sectionHeaders
    if start == 0 || UInt64(header.sectionHeaderSize) != size { return 0 }
    if bytes.holds(start, count * size) { return count }
    throw .truncated(.sectionHeaders, start, count * size, in: bytes)
  }

  /// Reads the section headers.
  static func table(_ bytes: RawSpan, _ header: ELFHeader, count: UInt64) -> [ELFSection] {
    let start = header.sectionHeaders
    let names = ELFSection(bytes, at: start + UInt64(header.sectionNames) * size, names: nil)
    return (0..<count).map { ELFSection(bytes, at: start + $0 * size, names: names) }
  }

  private init(_ bytes: RawSpan, at start: UInt64, names: ELFSection?) {
    type = bytes.number(UInt32.self, at: start + 4)
    offset = bytes.number(UInt64.self, at: start + 24)
    count = bytes.number(UInt64.self, at: start + 32)
    name = names.flatMap { $0.string(bytes, bytes.number(UInt32.self, at: start)) } ?? []
  }

  /// A name in this section of names; section names are short.
  private func string(_ bytes: RawSpan, _ index: UInt32) -> [UInt8]? {
    let (start, overflow) = offset.addingReportingOverflow(UInt64(index))
    if overflow || UInt64(index) >= count || start > UInt64(bytes.byteCount) { return nil }
    return bytes.name(at: start, before: start + 256)
  }
}
