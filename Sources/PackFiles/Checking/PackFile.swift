package import Platform

/// A pack file that may be loaded: it has passed every check that can be made without running it.
package struct PackFile: Sendable {
  /// The file, as it was named or found.
  package let path: FilePath
  /// The absolute path without links, which is what gets loaded.
  package let resolvedPath: FilePath
  /// What `stat` tells.
  package let facts: FileFacts
  /// What its headers tell.
  package let elf: ELFFile
  /// What it says of itself, nil where it says nothing.
  package let manifest: PackManifest?
  /// What all its bytes come to, nil where nobody wants to know.
  package let digest: SHA256Digest?
}
