internal import PackFiles
internal import Platform

/// What a library asks of the loader, beyond what a host refuses.
struct LinkChecks {
  let inspection: PackInspection

  private static let mostStaticStorage: UInt64 = 512
  private static let mostNames = 8

  func findings() -> [CheckFinding] {
    memory() + libraries() + names() + runPaths()
  }

  private func memory() -> [CheckFinding] {
    let traits = inspection.traits
    let isStorageLarge =
      traits.isThreadStorageStatic && traits.threadStorage > LinkChecks.mostStaticStorage
    return [
      traits.wantsExecutableStack ? CheckFinding(.elfStack, "it wants an executable stack") : nil,
      traits.hasTextRelocations
        ? CheckFinding(.elfTextRelocations, "the loader has to write into its code") : nil,
      traits.hasWritableCode
        ? CheckFinding(.elfWritableCode, "a part of it can be written and run") : nil,
      isStorageLarge
        ? CheckFinding(
          .elfStaticThreadStorage,
          "its thread-local variables want \(traits.threadStorage) bytes of static storage"
        ) : nil,
      traits.sanitizers.isEmpty
        ? nil
        : CheckFinding(
          .elfSanitizer,
          "it needs the run-time support of sanitizers: \(list(traits.sanitizers))"
        ),
      traits.buildID.isEmpty ? CheckFinding(.elfBuildID, "it has no build id") : nil,
    ].compactMap { $0 }
  }

  private func libraries() -> [CheckFinding] {
    inspection.libraries.filter(\.isPack).map {
      CheckFinding(.elfNeedsPack, "its library \($0.name.printable) is a pack")
    }
  }

  private func names() -> [CheckFinding] {
    let others = inspection.exports.filter { !$0.isUnique && !LinkChecks.isExpected($0.name) }
    let unique = inspection.exports.filter(\.isUnique)
    return [
      others.isEmpty ? nil : CheckFinding(.elfExports, "it also exports \(list(others))"),
      unique.isEmpty
        ? nil : CheckFinding(.elfUniqueSymbols, "all packs would share \(list(unique))"),
    ].compactMap { $0 }
  }

  /// The entry, and what linkers export by themselves.
  private static func isExpected(_ name: [UInt8]) -> Bool {
    let expected = ["galley_pack_v1", "__bss_start", "_edata", "_end", "_init", "_fini"]
    let starts = ["__start_", "__stop_"]
    return expected.contains { name.elementsEqual($0.utf8) }
      || starts.contains { name.starts(with: $0.utf8) }
  }

  private func runPaths() -> [CheckFinding] {
    let paths = inspection.elf.linkage.runPaths + inspection.elf.linkage.runPathsOfAll
    let relative = paths.filter { !LinkChecks.isBeside($0) && !$0.isAbsolute }
    let foreign = paths.filter { $0.isAbsolute && !LinkChecks.isCommon($0) }
    let old = inspection.elf.linkage.runPathsOfAll
    return [
      relative.isEmpty
        ? nil
        : CheckFinding(
          .elfRelativePath,
          "it looks for libraries in \(list(relative.map(\.printable)))"
        ),
      foreign.isEmpty
        ? nil
        : CheckFinding(
          .elfRunPath,
          "it looks for libraries in \(list(foreign.map(\.printable)))"
        ),
      old.isEmpty
        ? nil
        : CheckFinding(.elfOldRunPath, "its DT_RPATH is \(list(old.map(\.printable)))"),
    ].compactMap { $0 }
  }

  private static func isBeside(_ path: FilePath) -> Bool {
    ["$ORIGIN", "${ORIGIN}"].contains { path.bytes.starts(with: $0.utf8) }
  }

  /// A directory that every system has, or that every Swift toolchain has.
  private static func isCommon(_ path: FilePath) -> Bool {
    let starts = ["/usr/lib", "/lib"]
    return starts.contains { path.bytes.starts(with: $0.utf8) }
      || path.hasSuffix("/lib/swift/linux")
  }

  private func list(_ symbols: [ELFSymbol]) -> String {
    list(symbols.map { FilePath(bytes: $0.name).printable })
  }

  private func list(_ names: [String]) -> String {
    let rest = names.count - LinkChecks.mostNames
    return names.prefix(LinkChecks.mostNames).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
