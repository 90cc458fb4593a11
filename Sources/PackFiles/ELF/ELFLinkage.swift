package import Platform

/// What an ELF file tells the loader of the libraries that it needs.
package struct ELFLinkage: Sendable {
  /// The names of the libraries that this one needs, in order.
  package private(set) var neededLibraries: [FilePath] = []
  /// The name that the library gives itself.
  package private(set) var ownName: FilePath?
  /// Where its libraries are searched after `LD_LIBRARY_PATH`.
  package private(set) var runPaths: [FilePath] = []
  /// Where its libraries and theirs are searched before `LD_LIBRARY_PATH`.
  package private(set) var runPathsOfAll: [FilePath] = []
  /// Whether the system's directories are left out when its libraries are searched.
  private(set) var skipsSystemDirectories = false

  /// A file that tells nothing.
  init() {}

  /// Reads what the dynamic table points to.
  init(_ bytes: RawSpan, _ dynamic: ELFDynamic, _ names: ELFNameTable?) throws(ELFFault) {
    skipsSystemDirectories = dynamic.skipsSystemDirectories
    for offset in try dynamic.libraries() {
      neededLibraries.append(try ELFLinkage.name(bytes, names, offset, "DT_NEEDED"))
    }
    let colon = UInt8(ascii: ":")
    if let offset = dynamic[.ownName] {
      ownName = try ELFLinkage.name(bytes, names, offset, "DT_SONAME")
    }
    if let offset = dynamic[.runPath] {
      runPaths = try ELFLinkage.name(bytes, names, offset, "DT_RUNPATH").split(at: colon)
    }
    if let offset = dynamic[.runPathOfAll] {
      runPathsOfAll = try ELFLinkage.name(bytes, names, offset, "DT_RPATH").split(at: colon)
    }
  }

  private static func name(
    _ bytes: RawSpan,
    _ names: ELFNameTable?,
    _ offset: UInt64,
    _ tag: StaticString
  ) throws(ELFFault) -> FilePath {
    guard let names, offset < names.end - names.start else {
      throw .malformed(.tableOutside("\(tag)"))
    }
    guard let name = names.name(bytes, at: offset) else {
      throw .malformed(.tableForm("\(tag)"))
    }
    return FilePath(bytes: name)
  }
}
