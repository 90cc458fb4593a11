/// Why bytes are not an ELF file that the loader could take.
package enum ELFFault: Error, Hashable, Sendable {
  /// A part of a file that its header promises.
  package enum Part: Hashable, Sendable {
    case header
    case programHeaders
    case sectionHeaders
    case segment(Int)
  }

  /// Something that no linker writes.
  package enum Flaw: Hashable, Sendable {
    case version
    /// The table of segments is empty, too long, or its entries have a foreign size.
    case programHeaders
    /// Segments to load overlap, run backwards, or end past the address space.
    case loadOrder(segment: Int)
    /// A segment is larger in the file than in memory, or its alignment is impossible.
    case segmentForm(Int)
    /// A segment's addresses lie outside of what is loaded.
    case segmentOutside(Int)
    case noDynamicSegment
    /// The dynamic table has no end.
    case dynamicEnd
    /// A table that the dynamic segment names lies outside of what is loaded.
    case tableOutside(String)
    /// A table that the dynamic segment names has impossible sizes.
    case tableForm(String)
  }

  /// The file starts with other bytes than an ELF file does.
  case notELF(start: [UInt8])
  /// 32 bits or big-endian: the rest can't be read.
  case foreign(ELFPlatform)
  /// A part ends past the end of the file.
  case truncated(Part, end: UInt64, size: UInt64)
  case malformed(Flaw)

  /// A part of `count` bytes from `start` on that ends past the end of a file.
  static func truncated(
    _ part: Part,
    _ start: UInt64,
    _ count: UInt64,
    in bytes: RawSpan
  ) -> ELFFault {
    let end = start.addingReportingOverflow(count)
    return .truncated(
      part,
      end: end.overflow ? .max : end.partialValue,
      size: UInt64(bytes.byteCount)
    )
  }
}
