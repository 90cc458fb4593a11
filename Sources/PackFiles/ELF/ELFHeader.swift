/// The header of a 64-bit little-endian ELF file.
package struct ELFHeader: Hashable, Sendable {
  /// `e_type`.
  package enum Kind: Hashable, Sendable {
    case relocatable
    case executable
    case sharedObject
    case core
    case other(UInt16)

    init(_ value: UInt16) {
      switch value {
      case 1: self = .relocatable
      case 2: self = .executable
      case 3: self = .sharedObject
      case 4: self = .core
      default: self = .other(value)
      }
    }
  }

  static let size: UInt64 = 64
  /// 0x7F, "ELF".
  private static let magic: UInt32 = 0x464C_457F

  /// What the file was built for.
  package let platform: ELFPlatform
  /// What the file is.
  package let kind: Kind
  let programHeaders: UInt64
  let programHeaderSize: UInt16
  let programHeaderCount: UInt16
  let sectionHeaders: UInt64
  let sectionHeaderSize: UInt16
  let sectionHeaderCount: UInt16
  let sectionNames: UInt16

  /// Where the headers at the start of the file end: this one, and mostly those of segments behind it.
  var end: UInt64 {
    guard programHeaders == ELFHeader.size else { return ELFHeader.size }
    return ELFHeader.size + UInt64(programHeaderCount) * ELFSegment.size
  }

  /// Reads the first 64 bytes.
  init(_ bytes: RawSpan) throws(ELFFault) {
    platform = try ELFHeader.platform(bytes)
    if bytes.number(UInt32.self, at: 20) != 1 { throw .malformed(.version) }
    kind = Kind(bytes.number(UInt16.self, at: 16))
    programHeaders = bytes.number(UInt64.self, at: 32)
    sectionHeaders = bytes.number(UInt64.self, at: 40)
    programHeaderSize = bytes.number(UInt16.self, at: 54)
    programHeaderCount = bytes.number(UInt16.self, at: 56)
    sectionHeaderSize = bytes.number(UInt16.self, at: 58)
    sectionHeaderCount = bytes.number(UInt16.self, at: 60)
    sectionNames = bytes.number(UInt16.self, at: 62)
  }

  private static func platform(_ bytes: RawSpan) throws(ELFFault) -> ELFPlatform {
    if bytes.number(UInt32.self, at: 0) != magic { throw .notELF(start: bytes.copy(0, 20)) }
    if !bytes.holds(0, 20) {
      throw .truncated(.header, end: size, size: UInt64(bytes.byteCount))
    }
    let isLittleEndian = bytes.number(UInt8.self, at: 5) == 1
    let machine = bytes.number(UInt16.self, at: 18)
    let platform = ELFPlatform(
      machine: isLittleEndian ? machine : machine.byteSwapped,
      is64Bit: bytes.number(UInt8.self, at: 4) == 2,
      isLittleEndian: isLittleEndian
    )
    if !platform.is64Bit || !isLittleEndian { throw .foreign(platform) }
    if !bytes.holds(0, size) {
      throw .truncated(.header, end: size, size: UInt64(bytes.byteCount))
    }
    return platform
  }
}
