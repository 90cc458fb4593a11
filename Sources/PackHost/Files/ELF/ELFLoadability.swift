/// Whether the loader can map and relocate a library without reading outside of it.
///
/// The loader trusts these numbers: it divides by them, walks tables without ends, and ends the
/// process where one is wrong. Each rule here stands for something that it would stumble over.
struct ELFLoadability {
  private let file: ELFFile

  /// Checks a library that has been read.
  static func check(_ file: ELFFile) throws(ELFFault) {
    let check = ELFLoadability(file: file)
    try check.loads()
    try check.otherSegments()
    guard let dynamic = file.dynamic else { throw .malformed(.noDynamicSegment) }
    try check.symbols(dynamic)
    try check.relocations(dynamic)
    try check.code(dynamic)
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
        let isCovered = file.segments.contains {
          $0.kind == .load && $0.isWritable && $0.covers(segment.address, count: 1)
        }
        if !isCovered { throw .malformed(.segmentOutside(index)) }
      case .load, .stack, .other:
        break
      }
    }
  }

  /// The loader looks these up in memory, while their offsets tell where tools look.
  private func isLoaded(_ segment: ELFSegment, _ index: Int) throws(ELFFault) {
    let offset = file.fileOffset(of: segment.address, count: segment.fileSize)
    let isRightlyWritable =
      segment.kind != .dynamic || !segment.isWritable
      || file.segments.contains {
        $0.kind == .load && $0.isWritable && $0.covers(segment.address, count: segment.fileSize)
      }
    if offset != segment.offset || segment.memorySize < segment.fileSize || !isRightlyWritable {
      throw .malformed(.segmentOutside(index))
    }
  }

  private func symbols(_ dynamic: ELFDynamic) throws(ELFFault) {
    if file.nameTable == nil { throw .malformed(.tableOutside("DT_STRTAB")) }
    try tables(dynamic, [("DT_SYMTAB", .symbols, nil, ELFSymbolTable.symbolSize)])
    if dynamic[.symbols] == nil { throw .malformed(.tableOutside("DT_SYMTAB")) }
    try has(dynamic, .symbolSize, ELFSymbolTable.symbolSize, "DT_SYMENT")
    try tables(
      dynamic,
      [
        ("DT_VERSYM", .symbolVersions, nil, (file.symbols?.count ?? 0) * 2),
        ("DT_VERNEED", .versionsNeeded, nil, 16), ("DT_VERDEF", .versionsDefined, nil, 20),
      ]
    )
  }

  private func relocations(_ dynamic: ELFDynamic) throws(ELFFault) {
    let kind = UInt64(7)
    try has(dynamic, .relocationSize, 24, "DT_RELAENT")
    try has(dynamic, .linkageKind, kind, "DT_PLTREL")
    if dynamic[.shortRelocations] != nil { throw .malformed(.tableForm("DT_REL")) }
    try tables(
      dynamic,
      [
        ("DT_RELA", .relocations, .relocationsSize, 0),
        ("DT_JMPREL", .linkageRelocations, .linkageSize, 0),
        ("DT_RELR", .packedRelocations, .packedRelocationsSize, 0),
        ("DT_INIT_ARRAY", .initializers, .initializersSize, 0),
        ("DT_FINI_ARRAY", .finalizers, .finalizersSize, 0),
      ]
    )
    for tag in [ELFDynamic.Tag.relocationsSize, .linkageSize]
    where (dynamic[tag] ?? 0) % 24 != 0 {
      throw .malformed(.tableForm("DT_RELASZ"))
    }
  }

  /// What is called lies in code.
  private func code(_ dynamic: ELFDynamic) throws(ELFFault) {
    for (name, tag) in [("DT_INIT", ELFDynamic.Tag.initializer), ("DT_FINI", .finalizer)] {
      guard let address = dynamic[tag] else { continue }
      let isCode = file.segments.contains {
        $0.kind == .load && $0.isExecutable && $0.covers(address, count: 1)
      }
      if !isCode { throw .malformed(.tableOutside(name)) }
    }
  }

  private typealias Table = (
    name: String, start: ELFDynamic.Tag, size: ELFDynamic.Tag?, least: UInt64
  )

  private func tables(_ dynamic: ELFDynamic, _ tables: [Table]) throws(ELFFault) {
    for table in tables {
      guard let address = dynamic[table.start] else { continue }
      let size = table.size.map { dynamic[$0] ?? 0 } ?? table.least
      _ = try file.offset(of: address, count: size, named: table.name)
    }
  }

  /// Where the tag is there, its value is the only one possible.
  private func has(
    _ dynamic: ELFDynamic,
    _ tag: ELFDynamic.Tag,
    _ value: UInt64,
    _ name: String
  ) throws(ELFFault) {
    if let found = dynamic[tag], found != value { throw .malformed(.tableForm(name)) }
  }
}
