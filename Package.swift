// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is held to.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A target of the program or its libraries.
func room(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// A suite for the target of the same name; suites never depend on packs.
func suite(_ name: String, _ imports: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: imports, swiftSettings: strict)
}

let package = Package(
  name: "Galley",
  products: [
    .executable(name: "galley", targets: ["galley"]),
    .library(name: "GalleyPack", targets: ["GalleyPack"]),
    .library(name: "StateEngine", targets: ["StateEngine"]),
  ],
  targets: [
    .target(name: "CGalley"),
    .target(name: "CPlatform"),
    room("Platform", ["CPlatform"]),
    room("JSONText"),
    room("TextLayout"),
    room("StateEngine"),
    room("Pages", ["JSONText", "StateEngine"]),
    room("Widgets", ["Pages", "TextLayout", "JSONText"]),
    room("PackHost", ["CGalley", "Platform", "Widgets", "Pages", "TextLayout", "JSONText"]),
    room("GalleyCLI", ["PackHost", "Widgets", "Pages", "TextLayout", "JSONText", "Platform"]),
    .executableTarget(name: "galley", dependencies: ["GalleyCLI"], swiftSettings: strict),
    room("GalleyPack", ["CGalley"]),

    suite("JSONText", ["JSONText"]),
    suite("GalleyCLI", ["GalleyCLI"]),
    suite("Platform", ["Platform"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17,
  cxxLanguageStandard: .cxx17
)
