/// What an ELF file says of itself, read without trusting any of it.
///
/// An object, as it never changes and has so many parts that copies of it would cost.
package final class ELFFile: Sendable {
  /// The file's header.
  package let header: ELFHeader
  /// The segments, through which addresses lead to bytes.
  let table: ELFSegmentTable
  private let sectionCount: UInt64
  /// The dynamic table, nil in files that aren't loaded.
  package let dynamic: ELFDynamic?
  /// The libraries that this one needs.
  package let linkage: ELFLinkage
  /// The symbols, nil where nothing can be looked up.
  package let symbols: ELFSymbolTable?
  /// The names that the dynamic table points to, nil where it says nothing of them.
  let names: ELFNameTable?

  /// Reads a file's bytes.
  ///
  /// - Throws: why these aren't an ELF file, or which part of it can't be read.
  /// - Complexity: linear in headers, dynamic table and hash tables; code isn't touched.
  package init(parsing bytes: RawSpan) throws(ELFFault) {
    let header = try ELFHeader(bytes)
    let table = try ELFSegmentTable(bytes, header)
    self.header = header
    self.table = table
    sectionCount = try ELFSection.count(bytes, header)
    guard let segment = table.all.first(where: { $0.kind == .dynamic }) else {
      dynamic = nil
      linkage = ELFLinkage()
      symbols = nil
      names = nil
      return
    }
    let dynamic = try ELFDynamic(bytes, at: segment.offset, count: segment.fileSize)
    let names = try ELFNameTable(dynamic, table)
    linkage = try ELFLinkage(bytes, dynamic, names)
    symbols = try ELFSymbolTable(bytes, dynamic, table, names)
    self.dynamic = dynamic
    self.names = names
  }

  /// The segments, in the table's order.
  package var segments: [ELFSegment] { table.all }

  /// The section headers; none where the file was stripped of them.
  package func sections(in bytes: RawSpan) -> [ELFSection] {
    ELFSection.table(bytes, header, count: sectionCount)
  }
}
