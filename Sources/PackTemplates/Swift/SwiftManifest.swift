extension Template {
  /// A package that needs the kit that is installed.
  static let swiftManifest = Template(
    "Package.swift",
    "how it is built",
    #"""
    // swift-tools-version: 6.2
    import Foundation
    import PackageDescription

    /// Where Galley is installed: as GALLEY_PREFIX says, else where the galley on PATH is.
    let prefix: String = {
      if let given = Context.environment["GALLEY_PREFIX"] { return given }
      let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
      let programs = folders.map { URL(fileURLWithPath: "\($0)/galley").resolvingSymlinksInPath() }
      let program = programs.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      return program?.deletingLastPathComponent().deletingLastPathComponent().path ?? "/usr/local"
    }()

    let package = Package(
      name: "@NAME@",
      products: [.library(name: "@MODULE@", type: .dynamic, targets: ["@MODULE@"])],
      dependencies: [.package(path: "\(prefix)/share/galley/GalleyPack")],
      targets: [
        .target(
          name: "@MODULE@",
          dependencies: [.product(name: "GalleyPack", package: "GalleyPack"), "@MODULE@Manifest"],
          // Exports the entry alone, so that packs never meet by name.
          linkerSettings: [
            .unsafeFlags([
              "-use-ld=lld", "-Xlinker", "--version-script=\(Context.packageDirectory)/entry.map",
            ])
          ]
        ),
        .target(
          name: "@MODULE@Manifest",
          dependencies: [.product(name: "CGalley", package: "GalleyPack")],
          publicHeadersPath: "."
        ),
      ]
    )

    """#
  )
}
