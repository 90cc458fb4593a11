/// A program header: a range of the file and where the loader puts it.
package struct ELFSegment: Hashable, Sendable {
  /// `p_type`.
  package enum Kind: Hashable, Sendable {
    case load
    case dynamic
    case interpreter
    case note
    case programHeaders
    case threadLocal
    case property
    case stack
    case readOnlyAfterRelocation
    case other(UInt32)

    init(_ value: UInt32) {
      switch value {
      case 1: self = .load
      case 2: self = .dynamic
      case 3: self = .interpreter
      case 4: self = .note
      case 6: self = .programHeaders
      case 7: self = .threadLocal
      case 0x6474_E551: self = .stack
      case 0x6474_E552: self = .readOnlyAfterRelocation
      case 0x6474_E553: self = .property
      default: self = .other(value)
      }
    }
  }

  static let size: UInt64 = 56
  /// Far above what linkers write, far below what could hurt.
  static let mostCount = 1_000

  /// What the segment is for.
  package let kind: Kind
  private let flags: UInt32
  /// Where its bytes start in the file.
  package let offset: UInt64
  /// Where it starts in memory, before the loader moves it all.
  package let address: UInt64
  /// Its bytes in the file.
  package let fileSize: UInt64
  /// Its bytes in memory; those that the file lacks are zero.
  package let memorySize: UInt64
  /// Its alignment in memory.
  package let alignment: UInt64

  init(_ bytes: RawSpan, at start: UInt64) {
    kind = Kind(bytes.number(UInt32.self, at: start))
    flags = bytes.number(UInt32.self, at: start + 4)
    offset = bytes.number(UInt64.self, at: start + 8)
    address = bytes.number(UInt64.self, at: start + 16)
    fileSize = bytes.number(UInt64.self, at: start + 32)
    memorySize = bytes.number(UInt64.self, at: start + 40)
    alignment = bytes.number(UInt64.self, at: start + 48)
  }

  /// Whether its code may run.
  package var isExecutable: Bool { flags & 1 != 0 }
  /// Whether its bytes may be changed.
  package var isWritable: Bool { flags & 2 != 0 }

  /// Where `count` bytes at a memory address stand in the file, nil where the segment has no file
  /// bytes for all of them.
  func fileOffset(of address: UInt64, count: UInt64) -> UInt64? {
    guard address >= self.address else { return nil }
    let distance = address - self.address
    guard distance <= fileSize, count <= fileSize - distance else { return nil }
    return offset + distance
  }

  /// Whether `count` bytes at an address lie in the segment's memory.
  func covers(_ address: UInt64, count: UInt64) -> Bool {
    guard address >= self.address else { return false }
    let distance = address - self.address
    return distance <= memorySize && count <= memorySize - distance
  }

  /// Reads the table of segments.
  static func table(_ bytes: RawSpan, _ header: ELFHeader) throws(ELFFault) -> [ELFSegment] {
    let count = UInt64(header.programHeaderCount)
    if count == 0 { return [] }
    if header.programHeaderSize != size || count > mostCount {
      throw .malformed(.programHeaders)
    }
    let start = header.programHeaders
    if !bytes.holds(start, count * size) {
      let end = start.addingReportingOverflow(count * size)
      let last = end.overflow ? .max : end.partialValue
      throw .truncated(.programHeaders, end: last, size: UInt64(bytes.byteCount))
    }
    return (0..<count).map { ELFSegment(bytes, at: start + $0 * size) }
  }
}
