/// The segments of a file, through which memory addresses lead to its bytes.
package struct ELFSegmentTable: Sendable {
  /// Far above what linkers write, far below what could hurt.
  private static let mostCount = 1_000
  /// Where the address space ends for programs, so that sums of addresses can't overflow.
  private static let lastAddress: UInt64 = 1 << 48

  /// The segments, in the table's order.
  let all: [ELFSegment]

  /// Reads the program headers.
  init(_ bytes: RawSpan, _ header: ELFHeader) throws(ELFFault) {
    let size = ELFSegment.size
    let count = UInt64(header.programHeaderCount)
    if count > 0 && header.programHeaderSize != size || count > ELFSegmentTable.mostCount {
      throw .malformed(.programHeaders)
    }
    let start = header.programHeaders
    if count > 0 && !bytes.holds(start, count * size) {
      throw .truncated(.programHeaders, start, count * size, in: bytes)
    }
    var all: [ELFSegment] = []
    all.reserveCapacity(Int(count))
    for index in 0..<count { all.append(ELFSegment(bytes, at: start &+ index &* size)) }
    self.all = all
    try checkEnds(bytes)
  }

  private func checkEnds(_ bytes: RawSpan) throws(ELFFault) {
    for index in all.indices {
      let segment = all[index]
      if segment.address > ELFSegmentTable.lastAddress
        || segment.memorySize > ELFSegmentTable.lastAddress
      {
        throw .malformed(.segmentForm(index))
      }
      if segment.fileSize > 0 && !bytes.holds(segment.offset, segment.fileSize) {
        throw .truncated(.segment(index), segment.offset, segment.fileSize, in: bytes)
      }
    }
  }

  /// Where `count` bytes at a memory address stand in the file, nil where no loaded segment has
  /// them all.
  func fileOffset(of address: UInt64, count: UInt64) -> UInt64? {
    for index in all.indices where all[index].kind == .load {
      if let offset = all[index].fileOffset(of: address, count: count) { return offset }
    }
    return nil
  }

  /// Where a table of the dynamic segment stands in the file.
  func offset(
    of address: UInt64,
    count: UInt64,
    named name: StaticString
  ) throws(ELFFault) -> UInt64 {
    guard let offset = fileOffset(of: address, count: count) else {
      throw .malformed(.tableOutside("\(name)"))
    }
    return offset
  }

  /// Whether a memory address lies in code.
  func isCode(_ address: UInt64) -> Bool {
    all.contains { $0.kind == .load && $0.isExecutable && $0.covers(address, count: 1) }
  }
}
