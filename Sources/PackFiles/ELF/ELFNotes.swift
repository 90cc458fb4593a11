/// Notes: small named records that tools and loaders leave for each other.
enum ELFNotes {
  /// Where a note's content stands in the file.
  struct Place {
    let start: UInt64
    let count: UInt64
  }

  /// Who wrote a note, and what it is.
  struct Kind {
    let owner: StaticString
    let type: UInt32

    /// `NT_GNU_BUILD_ID`.
    static let buildID = Kind(owner: "GNU", type: 3)
  }

  private static let headerSize: UInt64 = 12

  /// The notes of an owner and type.
  struct Found {
    /// Where the content of the first stands.
    private(set) var first: Place?
    /// How many there are.
    private(set) var count = 0

    fileprivate mutating func note(_ place: Place) {
      if count == 0 { first = place }
      count += 1
    }
  }

  /// Finds notes in segments; where no segment has one, in sections.
  static func find(
    _ bytes: RawSpan,
    _ file: ELFFile,
    _ kind: Kind
  ) -> Found {
    var found = inSegments(bytes, file, kind)
    if found.count > 0 { return found }
    for section in file.sections(in: bytes) where section.type == 7 {
      Range(start: section.offset, count: section.count, step: 4)
        .find(bytes, kind, in: &found)
    }
    return found
  }

  /// Finds notes in segments, which is where programs look for them.
  static func inSegments(
    _ bytes: RawSpan,
    _ file: ELFFile,
    _ kind: Kind
  ) -> Found {
    var found = Found()
    for segment in file.segments where segment.kind == .note {
      let range = Range(start: segment.offset, count: segment.fileSize, step: segment.alignment)
      range.find(bytes, kind, in: &found)
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

    func find(_ bytes: RawSpan, _ kind: Kind, in found: inout Found) {
      guard bytes.holds(start, count) else { return }
      var offset: UInt64 = 0
      while offset + headerSize <= count {
        let ownerSize = UInt64(bytes.number(UInt32.self, at: start + offset))
        let size = UInt64(bytes.number(UInt32.self, at: start + offset + 4))
        let isOfType = bytes.number(UInt32.self, at: start + offset + 8) == kind.type
        let content = offset + headerSize + padded(ownerSize)
        if content + size > count { return }
        if isOfType, isNamed(bytes, start + offset + headerSize, ownerSize, kind.owner) {
          found.note(Place(start: start + content, count: size))
        }
        offset = content + padded(size)
      }
    }

    private func padded(_ size: UInt64) -> UInt64 { (size + step - 1) / step * step }

    /// Owners end with a NUL that counts.
    private func isNamed(
      _ bytes: RawSpan,
      _ start: UInt64,
      _ size: UInt64,
      _ owner: StaticString
    ) -> Bool {
      size == UInt64(owner.utf8CodeUnitCount) + 1 && bytes.has(owner, at: start)
        && bytes.number(UInt8.self, at: start + size - 1) == 0
    }
  }
}
