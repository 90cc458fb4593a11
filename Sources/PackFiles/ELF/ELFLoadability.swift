/// Whether the loader can map and relocate a library without reading outside of it.
///
/// The loader trusts these numbers: it divides by them, walks tables without ends, and ends the
/// process where one is wrong. Each rule here stands for something that it would stumble over.
struct ELFLoadability {
  private let file: ELFFile

  /// Checks a library that has been read.
  static func check(_ bytes: RawSpan, _ file: ELFFile) throws(ELFFault) {
    let check = ELFLoadability(file: file)
    try check.loads()
    try check.otherSegments()
    guard let dynamic = file.dynamic else { throw .malformed(.noDynamicSegment) }
    try ELFTableCheck(file: file, dynamic: dynamic).check(bytes)
  }

  /// Segments to load go upwards, don't overlap, and are laid out so that pages can be mapped.
  private func loads() throws(ELFFault) {
    var end: UInt64 = 0
    var isFirst = true
    for (index, segment) in file.segments.enumerated() where segment.kind == .load {
      try form(segment, index)
      if segment.alignment < 4_096 || segment.address % 4_096 != segment.offset % 4_096 {
        throw .malformed(.segmentForm(index))
      }
      if !isFirst && segment.address < end { throw .malformed(.loadOrder(segment: index)) }
      end = segment.address + segment.memorySize
      isFirst = false
    }
    if isFirst { throw .malformed(.programHeaders) }
  }

  private func form(_ segment: ELFSegment, _ index: Int) throws(ELFFault) {
    let alignment = segment.alignment
    let isPowerOfTwo = alignment & (alignment &- 1) == 0
    if segment.fileSize > segment.memorySize || !isPowerOfTwo {
      throw .malformed(.segmentForm(index))
    }
    if alignment > 1 && (segment.address &- segment.offset) % alignment != 0 {
      throw .malformed(.segmentForm(index))
    }
  }

  private func otherSegments() throws(ELFFault) {
    for (index, segment) in file.segments.enumerated() {
      switch segment.kind {
      case .dynamic, .note, .property, .programHeaders, .interpreter:
        try isLoaded(segment, index)
      case .threadLocal:
        try form(segment, index)
        if segment.fileSize > 0 { try isLoaded(segment, index) }
      case .readOnlyAfterRelocation:
        if !file.segments.contains(where: { $0.canBecomeReadOnly(segment) }) {
          throw .malformed(.segmentOutside(index))
        }
      default:
        break
      }
    }
  }

  /// The loader looks these up in memory, while their offsets tell where tools look.
  private func isLoaded(_ segment: ELFSegment, _ index: Int) throws(ELFFault) {
    let offset = file.table.fileOffset(of: segment.address, count: segment.fileSize)
    let isRightlyWritable =
      segment.kind != .dynamic || !segment.isWritable
      || file.segments.contains {
        $0.kind == .load && $0.isWritable && $0.covers(segment.address, count: segment.fileSize)
      }
    if offset != segment.offset || segment.memorySize < segment.fileSize || !isRightlyWritable {
      throw .malformed(.segmentOutside(index))
    }
  }
}

extension ELFSegment {
  /// Whether another segment's memory lies in this one, which is written while relocating; linkers
  /// round that memory up to the end of a page.
  fileprivate func canBecomeReadOnly(_ other: ELFSegment) -> Bool {
    guard kind == .load, isWritable, covers(other.address, count: 0) else { return false }
    let room = (memorySize + alignment * 2 - 1) / alignment * alignment
    return other.address - address + other.memorySize <= room
  }
}
