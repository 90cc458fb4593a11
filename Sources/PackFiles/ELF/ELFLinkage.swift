package import Platform

/// What an ELF file tells the loader of the libraries that it needs.
package struct ELFLinkage: Sendable {
  /// The names of the libraries that this one needs, each with a NUL behind it.
  private var needed: [UInt8] = []
  /// The name that the library gives itself.
  package private(set) var ownName: FilePath?
  /// Where its libraries are searched after `LD_LIBRARY_PATH`.
  package private(set) var runPaths: [FilePath] = []
  /// Where its libraries and theirs are searched before `LD_LIBRARY_PATH`.
  package private(set) var runPathsOfAll: [FilePath] = []
  /// Whether the system's directories are left out when its libraries are searched.
  private(set) var skipsSystemDirectories = false

  /// The names of the libraries that this one needs, in order.
  package var neededLibraries: [FilePath] {
    needed.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { FilePath(bytes: Array($0)) }
  }

  /// A file that tells nothing.
  init() {}

  /// Reads what the dynamic table points to.
  init(_ bytes: RawSpan, _ dynamic: ELFDynamic, _ names: ELFNameTable?) throws(ELFFault) {
    skipsSystemDirectories = dynamic.skipsSystemDirectories
    try dynamic.libraries(bytes) { offset throws(ELFFault) in
      let name = try ELFLinkage.place(bytes, names, offset, "DT_NEEDED")
      bytes.append(name.lowerBound..<name.upperBound + 1, to: &needed)
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
    var name: [UInt8] = []
    bytes.append(try place(bytes, names, offset, tag), to: &name)
    return FilePath(bytes: name)
  }

  /// Where a name stands in the file, which a NUL follows.
  private static func place(
    _ bytes: RawSpan,
    _ names: ELFNameTable?,
    _ offset: UInt64,
    _ tag: StaticString
  ) throws(ELFFault) -> Range<Int> {
    guard let names, offset < names.end - names.start else {
      throw .malformed(.tableOutside("\(tag)"))
    }
    guard let place = names.place(bytes, at: offset) else {
      throw .malformed(.tableForm("\(tag)"))
    }
    return place
  }
}
