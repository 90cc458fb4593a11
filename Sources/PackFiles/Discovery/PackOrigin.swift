package import Platform

/// Who asked for a pack.
package enum PackOrigin: Hashable, Sendable {
  /// It comes with the program.
  case starter
  /// A directory of `GALLEY_PACK_PATH`.
  case searchPath(FilePath)
  /// A directory given with `--packs`.
  case directory(FilePath)
  /// A file given with `--pack`.
  case file
}

extension PackOrigin: CustomStringConvertible {
  /// The option or variable as one would write it.
  package var description: String {
    switch self {
    case .starter: "starter"
    case .searchPath: "GALLEY_PACK_PATH"
    case .directory(let path): "--packs \(path.printable)"
    case .file: "--pack"
    }
  }
}
