/// A program header: a range of the file and where the loader puts it.
package struct ELFSegment: Hashable, Sendable {
  /// `p_type`.
  package struct Kind: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let load = Kind(rawValue: 1)
    package static let dynamic = Kind(rawValue: 2)
    static let interpreter = Kind(rawValue: 3)
    static let note = Kind(rawValue: 4)
    static let programHeaders = Kind(rawValue: 6)
    package static let threadLocal = Kind(rawValue: 7)
    static let property = Kind(rawValue: 0x6474_E553)
    package static let stack = Kind(rawValue: 0x6474_E551)
    static let readOnlyAfterRelocation = Kind(rawValue: 0x6474_E552)
  }

  static let size: UInt64 = 56

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
    kind = Kind(rawValue: bytes.number(UInt32.self, at: start))
    flags = bytes.number(UInt32.self, at: start + 4)
    offset = bytes.number(UInt64.self, at: start + 8)
    address = bytes.number(UInt64.self, at: start + 16)
    fileSize = bytes.number(UInt64.self, at: start + 32)
    memorySize = bytes.number(UInt64.self, at: start + 40)
    alignment = bytes.number(UInt64.self, at: start + 48)
  }

  /// Whether its code may run.
  package var isExecutable: Bool { flags & 1 != 0 }
  /// Whether its bytes may be read.
  var isReadable: Bool { flags & 4 != 0 }
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
}
