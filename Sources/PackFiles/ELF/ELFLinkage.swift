package import Platform

/// What an ELF file tells the loader of the libraries that it needs.
package struct ELFLinkage: Sendable {
  /// The names of the libraries that this one needs, in order.
  package internal(set) var neededLibraries: [FilePath] = []
  /// The name that the library gives itself.
  package internal(set) var ownName: FilePath?
  /// Where its libraries are searched after `LD_LIBRARY_PATH`.
  package internal(set) var runPaths: [FilePath] = []
  /// Where its libraries and theirs are searched before `LD_LIBRARY_PATH`.
  package internal(set) var runPathsOfAll: [FilePath] = []
  /// Whether the system's directories are left out when its libraries are searched.
  var skipsSystemDirectories = false
}
