extension Template {
  /// A package that needs the kit that is installed.
  static let swiftManifest = Template(
    "Package.swift",
    "how it is built",
    #"""
    // swift-tools-version: 6.2
    import Foundation
    import PackageDescription

    /// The Swift kit of the Galley that is installed: under GALLEY_PREFIX, else where a galley on
    /// PATH comes from.
    let kit: String = {
      let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
      let prefixes = folders.map { folder in
        let program = URL(fileURLWithPath: "\(folder)/galley").resolvingSymlinksInPath()
        return program.deletingLastPathComponent().deletingLastPathComponent().path
      }
      let given = Context.environment["GALLEY_PREFIX"].map { [$0] }
      let kits = (given ?? prefixes + ["/usr/local"]).map { $0 + "/share/galley/GalleyPack" }
      return kits.first { FileManager.default.fileExists(atPath: $0) } ?? kits[0]
    }()

    let package = Package(
      name: "@NAME@",
      products: [.library(name: "@MODULE@", type: .dynamic, targets: ["@MODULE@"])],
      dependencies: [.package(path: kit)],
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
