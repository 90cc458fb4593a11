package import Platform

/// What a pack file says of itself, read without running any of it.
package struct PackInspection: Sendable {
  /// A library that the file needs, and where the loader would find it.
  package struct Library: Hashable, Sendable {
    /// Its name, as the file spells it.
    package let name: FilePath
    /// Where it comes from, or where it was looked for.
    package let outcome: LibrarySearch.Outcome
    /// Whether it is a pack itself, which no pack may need.
    package let isPack: Bool
  }

  /// The file, as it was named.
  package let path: FilePath
  /// The absolute path without links.
  package let resolvedPath: FilePath
  /// The file's size in bytes.
  package let size: Int
  /// Everything for which this host would not load it, the reason that it would give first.
  package let faults: [PackRefusal.Cause]
  /// What its headers tell.
  package let elf: ELFFile
  /// What the loader and the processor are asked for.
  package let traits: ELFTraits
  /// What the pack says of itself; nil where it says nothing, or not in form.
  package let manifest: PackManifest?
  /// The libraries that it needs, in order.
  package let libraries: [Library]
  /// The names that it exports, bytewise.
  package let exports: [ELFSymbol]

  /// Why this host would not load it; nil: it would.
  package var refusal: PackRefusal? { faults.first.map { PackRefusal(path, $0) } }
}
