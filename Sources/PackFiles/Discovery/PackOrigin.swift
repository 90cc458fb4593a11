package import Platform

/// Who asked for a pack.
package struct PackOrigin: Hashable, Sendable {
  /// The ways to ask.
  package enum Kind: Hashable, Sendable {
    case starter
    case searchPath(FilePath)
    case directory(FilePath)
    case file
  }

  /// In which way it was asked for.
  package let kind: Kind
  /// The option or variable as one would write it; made once, as many packs come from one place.
  package let description: String

  private init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// It comes with the program.
  package static var starter: PackOrigin { PackOrigin(.starter, "starter") }

  /// A directory of `GALLEY_PACK_PATH`.
  package static func searchPath(_ path: FilePath) -> PackOrigin {
    PackOrigin(.searchPath(path), "GALLEY_PACK_PATH")
  }

  /// A directory given with `--packs`.
  package static func directory(_ path: FilePath) -> PackOrigin {
    PackOrigin(.directory(path), "--packs \(path.printable)")
  }

  /// A file given with `--pack`.
  package static var file: PackOrigin { PackOrigin(.file, "--pack") }
}

extension PackOrigin: CustomStringConvertible {}
