internal import PackFiles
internal import Platform

/// What a pack asks of the loader, as `galley inspect` lists it.
enum LinkFacts {
  typealias Fact = InspectionListing.Fact

  /// The facts of a pack's ELF file.
  static func all(of inspection: PackInspection) -> [Fact] {
    let elf = inspection.elf
    let kind = elf.header.kind == .sharedObject ? "shared object" : "no shared object"
    let paths = elf.linkage.runPaths + elf.linkage.runPathsOfAll
    return [
      Fact(
        label: "file",
        value: "ELF \(kind) for \(elf.header.platform.name), \(inspection.size) bytes"
      ),
      Fact(label: "build id", value: buildID(inspection.traits.buildID)),
    ] + inspection.libraries.map(library) + [
      Fact(label: "run path", value: paths.isEmpty ? "none" : list(paths.map(\.printable))),
      Fact(label: "exports", value: exports(inspection.exports)),
    ] + traits(inspection.traits) + [verdict(inspection)]
  }

  /// The build's own number in hexadecimal digits.
  static func buildID(_ bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "none" }
    return bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }

  private static func library(_ library: PackInspection.Library) -> Fact {
    let name = library.name.printable
    switch library.outcome {
    case .found(let path): return Fact(label: "needs", value: "\(name): \(path.printable)")
    case .loaded: return Fact(label: "needs", value: "\(name): as the host has it loaded")
    case .missing(let searched):
      let places = searched.isEmpty ? "" : " in \(list(searched.map(\.printable)))"
      return Fact(label: "needs", value: "\(name): not found\(places)", isBad: true)
    }
  }

  /// As many names as one reads.
  private static func exports(_ symbols: [ELFSymbol]) -> String {
    let most = 20
    let names = symbols.prefix(most).map { FilePath(bytes: $0.name).printable }
    let rest = symbols.count - names.count
    return (names.isEmpty ? "nothing" : list(names)) + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func traits(_ traits: ELFTraits) -> [Fact] {
    let storage = traits.threadStorage == 0 ? "none" : "\(traits.threadStorage) bytes"
    let isStatic = traits.isThreadStorageStatic
    return [
      Fact(
        label: "stack",
        value: traits.wantsExecutableStack ? "executable" : "not executable",
        isBad: traits.wantsExecutableStack
      ),
      Fact(label: "thread storage", value: storage + (isStatic ? ", static" : "")),
      Fact(
        label: "text relocations",
        value: traits.hasTextRelocations ? "some" : "none",
        isBad: traits.hasTextRelocations
      ),
      Fact(
        label: "writable code",
        value: traits.hasWritableCode ? "some" : "none",
        isBad: traits.hasWritableCode
      ),
      Fact(
        label: "sanitizers",
        value: traits.sanitizers.isEmpty ? "none" : list(traits.sanitizers),
        isBad: !traits.sanitizers.isEmpty
      ),
    ]
  }

  private static func verdict(_ inspection: PackInspection) -> Fact {
    guard let refusal = inspection.refusal else {
      return Fact(label: "verdict", value: "this host would load it")
    }
    let cause = PackRefusalText(refusal).cause
    return Fact(label: "verdict", value: "this host would not load it: \(cause)", isBad: true)
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
