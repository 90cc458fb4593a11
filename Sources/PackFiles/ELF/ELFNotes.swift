/// Notes: small named records that tools and loaders leave for each other.
enum ELFNotes {
  private static let headerSize: UInt64 = 12

  /// The contents of all notes of an owner and type, from segments; where no segment has one, from
  /// sections.
  static func contents(
    _ bytes: RawSpan,
    _ file: ELFFile,
    owner: StaticString,
    type: UInt32
  ) -> [[UInt8]] {
    var found: [[UInt8]] = []
    for segment in file.segments where segment.kind == .note {
      let range = Range(start: segment.offset, count: segment.fileSize, step: segment.alignment)
      found += range.contents(bytes, owner, type)
    }
    if !found.isEmpty { return found }
    for section in file.sections(in: bytes) where section.type == 7 {
      found += Range(start: section.offset, count: section.count, step: 4)
        .contents(bytes, owner, type)
    }
    return found
  }

  private struct Range {
    let start: UInt64
    let count: UInt64
    /// Owner and content each fill up to this.
    let step: UInt64

    init(start: UInt64, count: UInt64, step: UInt64) {
      self.start = start
      self.count = count
      self.step = step == 8 ? 8 : 4
    }

    func contents(_ bytes: RawSpan, _ owner: StaticString, _ type: UInt32) -> [[UInt8]] {
      guard bytes.holds(start, count) else { return [] }
      var found: [[UInt8]] = []
      var offset: UInt64 = 0
      while offset + headerSize <= count {
        let ownerSize = UInt64(bytes.number(UInt32.self, at: start + offset))
        let size = UInt64(bytes.number(UInt32.self, at: start + offset + 4))
        let isOfType = bytes.number(UInt32.self, at: start + offset + 8) == type
        let content = offset + headerSize + padded(ownerSize)
        if content + size > count { return found }
        if isOfType, isNamed(bytes, start + offset + headerSize, ownerSize, owner) {
          found.append(bytes.copy(start + content, size))
        }
        offset = content + padded(size)
      }
      return found
    }

    private func padded(_ size: UInt64) -> UInt64 { (size + step - 1) / step * step }

    /// Owners end with a NUL that counts.
    private func isNamed(
      _ bytes: RawSpan,
      _ start: UInt64,
      _ size: UInt64,
      _ owner: StaticString
    ) -> Bool {
      guard size == UInt64(owner.utf8CodeUnitCount) + 1 else { return false }
      let name = bytes.copy(start, size)
      return owner.withUTF8Buffer { unsafe name.dropLast().elementsEqual($0) } && name.last == 0
    }
  }
}
