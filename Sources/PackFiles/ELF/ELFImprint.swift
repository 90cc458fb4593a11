/// What a library is known by in memory: its headers, which tell where everything else stands, and
/// its build id, where it has one.
package struct ELFImprint: Sendable {
  /// `NT_GNU_BUILD_ID`.
  private static let buildIDType: UInt32 = 3

  /// Where the library starts in memory, before the loader moves it all.
  package let address: UInt64
  private let headers: Int
  private let buildID: Range<Int>
  private let hash: UInt64

  /// Up to where its start is looked at, in bytes.
  package var count: Int { max(headers, buildID.upperBound) }

  /// Takes the start of a file; nil where that can't be read in memory, the loader may write there, or
  /// maps something else first.
  init?(_ bytes: RawSpan, _ file: ELFFile) {
    guard let segment = file.segments.first(where: { $0.kind == .load }),
      segment.offset == 0, segment.isReadable, !segment.isWritable,
      file.dynamic?.hasTextRelocations == false, file.header.end <= segment.fileSize
    else { return nil }
    address = segment.address
    headers = Int(file.header.end)
    let note = ELFNotes.inSegments(bytes, file, owner: "GNU", type: ELFImprint.buildIDType).first
    if let note, note.start + note.count <= segment.fileSize {
      buildID = Int(note.start)..<Int(note.start + note.count)
    } else {
      buildID = 0..<0
    }
    hash = ELFImprint.hash(bytes, headers, buildID)
  }

  /// Whether memory of `count` bytes holds the start of the same library.
  package func isOf(_ memory: RawSpan) -> Bool {
    memory.byteCount == count && ELFImprint.hash(memory, headers, buildID) == hash
  }

  /// Nothing else is looked at: a sanitizer may watch what lies between the variables of a library.
  private static func hash(_ bytes: RawSpan, _ headers: Int, _ buildID: Range<Int>) -> UInt64 {
    add(buildID, of: bytes, to: add(0..<headers, of: bytes, to: 1))
  }

  private static func add(_ range: Range<Int>, of bytes: RawSpan, to hash: UInt64) -> UInt64 {
    var hash = hash
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 32
    }
    var offset = UInt64(range.lowerBound)
    let end = UInt64(range.upperBound)
    while offset + 8 <= end {
      add(bytes.number(UInt64.self, at: offset))
      offset += 8
    }
    while offset < end {
      add(UInt64(bytes.number(UInt8.self, at: offset)))
      offset += 1
    }
    return hash
  }
}
