/// Whether the tables that the dynamic segment names can be walked without reading outside of them.
struct ELFTableCheck {
  private static let relocationSize: UInt64 = 24
  private static let jumpTableOfLongRelocations: UInt64 = 7
  /// `R_X86_64_RELATIVE` or `R_AARCH64_RELATIVE`.
  private static let relativeKind: UInt32 = ELFPlatform.host.machine == 62 ? 8 : 1_027

  let file: ELFFile
  let dynamic: ELFDynamic

  func check(_ bytes: RawSpan) throws(ELFFault) {
    try symbols()
    try relocations(bytes)
    try code()
    try ELFVersionCheck(file: file, dynamic: dynamic).check(bytes)
  }

  private func symbols() throws(ELFFault) {
    if file.names == nil { throw .malformed(.tableOutside("DT_STRTAB")) }
    guard let address = dynamic[.symbols] else { throw .malformed(.tableOutside("DT_SYMTAB")) }
    _ = try file.table.offset(of: address, count: ELFSymbolTable.symbolSize, named: "DT_SYMTAB")
    if let size = dynamic[.symbolSize], size != ELFSymbolTable.symbolSize {
      throw .malformed(.tableForm("DT_SYMENT"))
    }
  }

  private func relocations(_ bytes: RawSpan) throws(ELFFault) {
    if dynamic[.shortRelocations] != nil { throw .malformed(.tableForm("DT_REL")) }
    try table("DT_RELA", .relocations, .relocationsSize)
    try table("DT_JMPREL", .linkageRelocations, .linkageSize)
    try table("DT_RELR", .packedRelocations, .packedRelocationsSize)
    try table("DT_INIT_ARRAY", .initializers, .initializersSize)
    try table("DT_FINI_ARRAY", .finalizers, .finalizersSize)
    try entries(.relocations, .relocationsSize, "DT_RELA")
    try entries(.linkageRelocations, .linkageSize, "DT_JMPREL")
    if dynamic[.relocations] != nil && dynamic[.relocationSize] != ELFTableCheck.relocationSize
      || dynamic[.linkageRelocations] != nil
        && dynamic[.linkageKind] != ELFTableCheck.jumpTableOfLongRelocations
    {
      throw .malformed(.tableForm("DT_RELA"))
    }
    try relativeRelocations(bytes)
  }

  private func entries(
    _ start: ELFDynamic.Tag,
    _ size: ELFDynamic.Tag,
    _ name: StaticString
  ) throws(ELFFault) {
    if dynamic[start] != nil && (dynamic[size] ?? 0) % ELFTableCheck.relocationSize != 0 {
      throw .malformed(.tableForm("\(name)"))
    }
  }

  /// The loader takes the first relocations for relative ones as told, and ends the process where
  /// one isn't; linkers put all of them first, so that the last of them tells for all.
  private func relativeRelocations(_ bytes: RawSpan) throws(ELFFault) {
    guard let count = dynamic[.relativeCount], count > 0, let address = dynamic[.relocations]
    else { return }
    if count > (dynamic[.relocationsSize] ?? 0) / ELFTableCheck.relocationSize {
      throw .malformed(.tableForm("DT_RELACOUNT"))
    }
    let last = address + (count - 1) * ELFTableCheck.relocationSize
    let entry = try file.table.offset(
      of: last,
      count: ELFTableCheck.relocationSize,
      named: "DT_RELA"
    )
    if bytes.number(UInt32.self, at: entry + 8) != ELFTableCheck.relativeKind {
      throw .malformed(.tableForm("DT_RELACOUNT"))
    }
  }

  /// What is called lies in code.
  private func code() throws(ELFFault) {
    try code(.initializer, "DT_INIT")
    try code(.finalizer, "DT_FINI")
  }

  private func code(_ tag: ELFDynamic.Tag, _ name: StaticString) throws(ELFFault) {
    guard let address = dynamic[tag] else { return }
    if !file.table.isCode(address) { throw .malformed(.tableOutside("\(name)")) }
  }

  /// A table's start and its size come together.
  private func table(
    _ name: StaticString,
    _ start: ELFDynamic.Tag,
    _ size: ELFDynamic.Tag
  ) throws(ELFFault) {
    switch (dynamic[start], dynamic[size]) {
    case (nil, nil): return
    case (let address?, let size?): _ = try file.table.offset(of: address, count: size, named: name)
    default: throw .malformed(.tableForm("\(name)"))
    }
  }
}
