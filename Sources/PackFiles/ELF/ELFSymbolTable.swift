/// The symbols that a library gives to others and wants from them.
package struct ELFSymbolTable: Hashable, Sendable {
  static let symbolSize: UInt64 = 24
  /// Names may share their ends, so their sum isn't bound by the file's size.
  static let mostNameBytes = 1 << 26

  private let symbols: UInt64
  private let names: ELFNameTable
  /// How many entries the table has; the first is always empty.
  package let count: UInt64
  /// How many of them others can bind to.
  package private(set) var exportCount = 0

  /// Finds the table of a dynamic segment; its length stands only in the tables of hashes.
  init?(
    _ bytes: RawSpan,
    _ dynamic: ELFDynamic,
    _ segments: ELFSegmentTable,
    _ names: ELFNameTable?
  ) throws(ELFFault) {
    guard let count = try ELFHashTables.symbolCount(bytes, dynamic, segments) else { return nil }
    let size = count.multipliedReportingOverflow(by: ELFSymbolTable.symbolSize)
    symbols = try segments.offset(
      of: dynamic[.symbols] ?? 0,
      count: size.overflow ? .max : size.partialValue,
      named: "DT_SYMTAB"
    )
    guard let names else { return nil }
    self.names = names
    self.count = count
    for index in 0..<count where isExported(bytes, index) { exportCount += 1 }
  }

  /// The symbols that others can bind to, in the table's order.
  ///
  /// - Complexity: linear in the table, and in the names' bytes.
  package func exports(in bytes: RawSpan) throws(ELFFault) -> [ELFSymbol] {
    var total = 0
    var exports: [ELFSymbol] = []
    for index in 0..<count where isExported(bytes, index) {
      let symbol = symbol(bytes, index)
      total += symbol.name.count
      if total > ELFSymbolTable.mostNameBytes { throw .malformed(.tableForm("DT_STRTAB")) }
      exports.append(symbol)
    }
    return exports
  }

  /// The exported symbol of a name, nil where there is none.
  ///
  /// - Complexity: linear in the table; names are compared in place.
  package func export(_ name: StaticString, in bytes: RawSpan) -> ELFSymbol? {
    index(of: name, in: bytes).map { symbol(bytes, $0) }
  }

  /// Where the exported symbol of a name lies in memory, before the loader moves it all.
  ///
  /// - Complexity: linear in the table; names are compared in place.
  func address(of name: StaticString, in bytes: RawSpan) -> UInt64? {
    index(of: name, in: bytes).map { bytes.number(UInt64.self, at: offset($0) + 8) }
  }

  private func index(of name: StaticString, in bytes: RawSpan) -> UInt64? {
    for index in 0..<count
    where isExported(bytes, index) && names.has(name, bytes, at: nameOffset(bytes, index)) {
      return index
    }
    return nil
  }

  /// Whether a symbol, given or wanted, begins with a prefix.
  ///
  /// - Complexity: linear in the table; names are compared in place.
  func contains(prefix: StaticString, in bytes: RawSpan) -> Bool {
    (1..<max(count, 1)).contains { index in
      names.has(prefix: prefix, bytes, at: nameOffset(bytes, index))
    }
  }

  private func offset(_ index: UInt64) -> UInt64 { symbols + index * ELFSymbolTable.symbolSize }

  private func nameOffset(_ bytes: RawSpan, _ index: UInt64) -> UInt64 {
    UInt64(bytes.number(UInt32.self, at: offset(index)))
  }

  /// Defined, global or weak, and not hidden.
  private func isExported(_ bytes: RawSpan, _ index: UInt64) -> Bool {
    let start = offset(index)
    let binding = bytes.number(UInt8.self, at: start + 4) >> 4
    let visibility = bytes.number(UInt8.self, at: start + 5) & 3
    let section = bytes.number(UInt16.self, at: start + 6)
    return section != 0 && binding != 0 && (visibility == 0 || visibility == 3)
  }

  private func symbol(_ bytes: RawSpan, _ index: UInt64) -> ELFSymbol {
    let start = offset(index)
    return ELFSymbol(
      name: names.name(bytes, at: nameOffset(bytes, index)) ?? [],
      isUnique: bytes.number(UInt8.self, at: start + 4) >> 4 == 10,
      kind: ELFSymbol.Kind(bytes.number(UInt8.self, at: start + 4) & 15),
      address: bytes.number(UInt64.self, at: start + 8),
      size: bytes.number(UInt64.self, at: start + 16)
    )
  }
}
