internal import Platform

/// What an ELF file says of itself, read without trusting any of it.
package struct ELFFile: Sendable {
  /// The file's header.
  package let header: ELFHeader
  /// The segments, in the table's order.
  package let segments: [ELFSegment]
  private let sectionCount: UInt64
  /// The dynamic table, nil in files that aren't loaded.
  package private(set) var dynamic: ELFDynamic?
  /// The libraries that this one needs.
  package private(set) var linkage = ELFLinkage()
  /// The symbols, nil where nothing can be looked up.
  package private(set) var symbols: ELFSymbolTable?
  /// Where the names lie in the file.
  private(set) var nameTable: (start: UInt64, end: UInt64)?

  /// Reads a file's bytes.
  ///
  /// - Throws: why these aren't an ELF file, or which part of it can't be read.
  /// - Complexity: linear in headers, dynamic table and hash tables; code isn't touched.
  package init(parsing bytes: RawSpan) throws(ELFFault) {
    header = try ELFHeader(bytes)
    segments = try ELFSegment.table(bytes, header)
    try ELFFile.checkEnds(bytes, segments)
    sectionCount = try ELFSection.count(bytes, header)
    guard let segment = segments.first(where: { $0.kind == .dynamic }) else { return }
    let table = try ELFDynamic(bytes, at: segment.offset, count: segment.fileSize)
    dynamic = table
    nameTable = try names(table)
    try readNames(bytes, table)
    symbols = try ELFSymbolTable(bytes, self)
  }

  /// The section headers; none where the file was stripped of them.
  package func sections(in bytes: RawSpan) -> [ELFSection] {
    ELFSection.table(bytes, header, count: sectionCount)
  }

  /// Where `count` bytes at a memory address stand in the file, nil where no loaded segment has
  /// them all.
  func fileOffset(of address: UInt64, count: UInt64) -> UInt64? {
    for segment in segments where segment.kind == .load {
      if let offset = segment.fileOffset(of: address, count: count) { return offset }
    }
    return nil
  }

  /// Whether a memory address lies in code.
  func isCode(_ address: UInt64) -> Bool {
    segments.contains { $0.kind == .load && $0.isExecutable && $0.covers(address, count: 1) }
  }

  /// Where a table of the dynamic segment stands in the file.
  func offset(
    of address: UInt64,
    count: UInt64,
    named name: String
  ) throws(ELFFault) -> UInt64 {
    guard let offset = fileOffset(of: address, count: count) else {
      throw .malformed(.tableOutside(name))
    }
    return offset
  }

  /// Where the address space ends for programs, so that sums of addresses can't overflow.
  private static let lastAddress: UInt64 = 1 << 48

  private static func checkEnds(_ bytes: RawSpan, _ segments: [ELFSegment]) throws(ELFFault) {
    for (index, segment) in segments.enumerated() {
      if segment.address > lastAddress || segment.memorySize > lastAddress {
        throw .malformed(.segmentForm(index))
      }
      if segment.fileSize == 0 || bytes.holds(segment.offset, segment.fileSize) { continue }
      let end = segment.offset.addingReportingOverflow(segment.fileSize)
      throw .truncated(
        .segment(index),
        end: end.overflow ? .max : end.partialValue,
        size: UInt64(bytes.byteCount)
      )
    }
  }

  private func names(_ table: ELFDynamic) throws(ELFFault) -> (start: UInt64, end: UInt64)? {
    guard let address = table[.names], let size = table[.namesSize] else { return nil }
    let start = try offset(of: address, count: size, named: "DT_STRTAB")
    return (start, start + size)
  }

  private mutating func readNames(_ bytes: RawSpan, _ table: ELFDynamic) throws(ELFFault) {
    linkage.skipsSystemDirectories = table.skipsSystemDirectories
    for offset in try table.libraries() {
      linkage.neededLibraries.append(try name(bytes, offset, "DT_NEEDED"))
    }
    if let offset = table[.ownName] { linkage.ownName = try name(bytes, offset, "DT_SONAME") }
    let colon = UInt8(ascii: ":")
    if let offset = table[.runPath] {
      linkage.runPaths = try name(bytes, offset, "DT_RUNPATH").split(at: colon)
    }
    if let offset = table[.runPathOfAll] {
      linkage.runPathsOfAll = try name(bytes, offset, "DT_RPATH").split(at: colon)
    }
  }

  private func name(
    _ bytes: RawSpan,
    _ offset: UInt64,
    _ tag: String
  ) throws(ELFFault) -> FilePath {
    guard let nameTable, offset < nameTable.end - nameTable.start else {
      throw .malformed(.tableOutside(tag))
    }
    let start = nameTable.start + offset
    let limit = min(nameTable.end, start + ELFDynamic.longestName)
    guard let name = bytes.name(at: start, before: limit) else {
      throw .malformed(.tableForm(tag))
    }
    return FilePath(bytes: name)
  }
}
