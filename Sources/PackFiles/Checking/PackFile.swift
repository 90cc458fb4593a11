package import Platform

/// A pack file that may be loaded: it has passed every check that can be made without running it.
///
/// An object, as it never changes and has so many parts that copies of it would cost; of its
/// headers it keeps only what is asked for later.
package final class PackFile: Sendable {
  /// The file, as it was named or found.
  package let path: FilePath
  /// The absolute path without links, which is what gets loaded.
  package let resolvedPath: FilePath
  /// What `stat` tells.
  package let facts: FileFacts
  /// Where its entry function lies in memory, before the loader moves it all.
  package let entry: UInt64
  /// Its libraries.
  package let linkage: ELFLinkage
  /// Its symbols, nil where nothing can be looked up.
  package let symbols: ELFSymbolTable?
  /// What it says of itself, nil where it says nothing.
  package let manifest: PackManifest?
  /// By what it is known again in memory; nil where it can't be.
  package let imprint: ELFImprint?
  /// What all its bytes come to, nil where nobody wants to know.
  package let digest: SHA256Digest?

  init(
    _ path: FilePath,
    at location: PackLocation,
    _ elf: ELFFile,
    _ entry: UInt64,
    _ manifest: PackManifest?,
    _ imprint: ELFImprint?,
    _ digest: SHA256Digest?
  ) {
    self.path = path
    resolvedPath = location.path
    facts = location.facts
    self.entry = entry
    linkage = elf.linkage
    symbols = elf.symbols
    self.manifest = manifest
    self.imprint = imprint
    self.digest = digest
  }

  /// Whether it hasn't been changed or replaced since it was checked.
  package var isUnchanged: Bool { (try? FileFacts(of: resolvedPath)) == facts }
}
