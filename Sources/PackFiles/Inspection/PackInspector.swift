package import Platform

/// Reads pack files for people and checks; runs nothing of them, and survives any file.
///
/// Files are copied into memory first: one that somebody shortens meanwhile would end a process
/// that has mapped it.
package struct PackInspector: Sendable {
  /// Larger files are refused; no pack comes near.
  package static let largestFile = 1 << 30

  private let check: PackFileCheck
  private let search = LibrarySearch(usesLoaded: false)
  private let searchWithLoaded = LibrarySearch()

  /// An inspector that judges as a host would.
  package init(_ check: PackFileCheck = PackFileCheck()) {
    self.check = check
  }

  /// Inspects a file.
  ///
  /// - Throws: why it can't be read as an ELF file.
  /// - Complexity: linear in the file's size.
  package func inspect(_ path: FilePath) throws(PackRefusal) -> PackInspection {
    do throws(PackRefusal.Cause) {
      let image = try PackImage(path, for: check)
      return try image.withBytes { bytes throws(PackRefusal.Cause) in
        try inspect(image, bytes)
      }
    } catch {
      throw PackRefusal(path, error)
    }
  }

  private func inspect(
    _ image: PackImage,
    _ bytes: RawSpan
  ) throws(PackRefusal.Cause) -> PackInspection {
    let elf: ELFFile
    do throws(ELFFault) { elf = try ELFFile(parsing: bytes) } catch {
      throw PackRefusal.Cause(error)
    }
    let missing = searchWithLoaded.firstMissing(neededBy: image.location.path, elf.linkage)
    let symbols = (try? elf.symbols?.exports(in: bytes)) ?? []
    return PackInspection(
      path: image.path,
      resolvedPath: image.location.path,
      size: image.size,
      faults: check.faults(image.location, bytes) + (missing.map { [PackRefusal.Cause($0)] } ?? []),
      elf: elf,
      traits: ELFTraits(bytes, elf),
      manifest: (try? PackManifest.find(in: bytes, elf)) ?? nil,
      libraries: libraries(elf.linkage, at: image.location.path),
      exports: symbols.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    )
  }

  /// Where each library comes from; one that isn't found may be in this process already.
  private func libraries(_ linkage: ELFLinkage, at path: FilePath) -> [PackInspection.Library] {
    let dependent = LibrarySearch.Dependent(path: path, linkage: linkage, inherited: [])
    return linkage.neededLibraries.map { name in
      let found = search.find(name, neededBy: dependent)
      let isHere = found.isMissing && DynamicLibrary.isLoaded(name)
      return PackInspection.Library(
        name: name,
        outcome: isHere ? .loaded : found,
        isPack: found.file.map(isPack) ?? false
      )
    }
  }

  private func isPack(_ path: FilePath) -> Bool {
    guard let image = try? PackImage(path, for: check) else { return false }
    return image.withBytes { bytes in
      (try? ELFFile(parsing: bytes))?.symbols?.export("galley_pack_v1", in: bytes) != nil
    }
  }
}

extension LibrarySearch.Outcome {
  /// Whether the loader would find nothing.
  package var isMissing: Bool {
    if case .missing = self { return true }
    return false
  }

  /// The file that was found.
  package var file: FilePath? {
    if case .found(let path) = self { return path }
    return nil
  }
}
