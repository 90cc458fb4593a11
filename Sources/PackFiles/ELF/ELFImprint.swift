internal import JSONText

/// What a library is known by in memory: where its dynamic table is, its headers, which tell where
/// everything else stands, and its build id, where it has one.
package struct ELFImprint: Sendable {
  /// Where its dynamic table lies in memory, before the loader moves it all.
  package let dynamicTable: UInt64
  /// The headers at its start.
  package let headers: Part
  /// The build id; where it lies is known only of libraries with these headers.
  package let buildID: Part?

  /// Takes the start of a file; nil where that can't be read in memory, the loader may write there, or
  /// maps something else first.
  init?(_ bytes: RawSpan, _ file: ELFFile) {
    guard let segment = file.segments.first(where: { $0.kind == .load }),
      let dynamic = file.segments.first(where: { $0.kind == .dynamic }),
      segment.offset == 0, segment.isReadable, !segment.isWritable,
      file.dynamic?.hasTextRelocations == false, file.header.end <= segment.fileSize
    else { return nil }
    dynamicTable = dynamic.address
    headers = Part(bytes, at: 0, count: file.header.end, in: segment)
    let note = ELFNotes.inSegments(bytes, file, .buildID).first
    buildID = note.flatMap { note in
      guard note.start + note.count <= segment.fileSize else { return nil }
      return Part(bytes, at: note.start, count: note.count, in: segment)
    }
  }
}

extension ELFImprint {
  /// Bytes that are the same in the file and in memory.
  package struct Part: Sendable {
    /// Where they lie in memory, before the loader moves it all.
    package let address: UInt64
    private let bytes: [UInt8]

    /// How many they are.
    package var count: Int { bytes.count }

    fileprivate init(_ bytes: RawSpan, at offset: UInt64, count: UInt64, in segment: ELFSegment) {
      address = segment.address + offset
      self.bytes = bytes.copy(offset, count)
    }

    /// Whether memory holds the same bytes.
    package func isOf(_ memory: RawSpan) -> Bool {
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe memory.withUnsafeBytes {
          unsafe $0.assumingMemoryBound(to: UInt8.self).hasSameBytes(as: bytes)
        }
      }
    }
  }
}
