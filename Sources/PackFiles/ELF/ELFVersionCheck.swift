/// Whether the versions that symbols point to exist: the loader indexes a table by them.
///
/// Linux Standard Base, "Symbol Versioning": each symbol has a number, and two lists tell which
/// numbers the library needs from others and which it defines.
struct ELFVersionCheck {
  /// Numbers have 15 bits; more records than that are there to waste time.
  private static let mostRecords = 1 << 15

  let file: ELFFile
  let dynamic: ELFDynamic

  func check(_ bytes: RawSpan) throws(ELFFault) {
    guard let address = dynamic[.symbolVersions] else {
      if dynamic[.versionsNeeded] == nil && dynamic[.versionsDefined] == nil { return }
      throw .malformed(.tableOutside("DT_VERSYM"))
    }
    let count = file.symbols?.count ?? 0
    let start = try file.table.offset(of: address, count: count * 2, named: "DT_VERSYM")
    let last = max(1, try lastNeeded(bytes), try lastDefined(bytes))
    for index in 0..<count
    where bytes.number(UInt16.self, at: start + 2 * index) & 0x7FFF > last {
      throw .malformed(.tableForm("DT_VERSYM"))
    }
  }

  /// `Verneed` records, each with a list of `Vernaux`.
  private func lastNeeded(_ bytes: RawSpan) throws(ELFFault) -> UInt16 {
    var last: UInt16 = 0
    var rest = ELFVersionCheck.mostRecords
    var record = dynamic[.versionsNeeded]
    while let address = record {
      let start = try file.table.offset(of: address, count: 16, named: "DT_VERNEED")
      let count = bytes.number(UInt16.self, at: start + 2)
      var entry: UInt64? = address + UInt64(bytes.number(UInt32.self, at: start + 8))
      for _ in 0..<count {
        guard let address = entry else { break }
        rest -= 1
        if rest == 0 { throw .malformed(.tableForm("DT_VERNEED")) }
        let start = try file.table.offset(of: address, count: 16, named: "DT_VERNEED")
        last = max(last, bytes.number(UInt16.self, at: start + 6) & 0x7FFF)
        entry = next(address, bytes.number(UInt32.self, at: start + 12))
      }
      record = next(address, bytes.number(UInt32.self, at: start + 12))
    }
    return last
  }

  /// `Verdef` records.
  private func lastDefined(_ bytes: RawSpan) throws(ELFFault) -> UInt16 {
    var last: UInt16 = 0
    var record = dynamic[.versionsDefined]
    while let address = record {
      let start = try file.table.offset(of: address, count: 20, named: "DT_VERDEF")
      last = max(last, bytes.number(UInt16.self, at: start + 4) & 0x7FFF)
      record = next(address, bytes.number(UInt32.self, at: start + 16))
    }
    return last
  }

  /// Distances are positive, so that every list ends at the end of the file at the latest.
  private func next(_ address: UInt64, _ distance: UInt32) -> UInt64? {
    distance == 0 ? nil : address + UInt64(distance)
  }
}
