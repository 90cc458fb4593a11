// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GalleyPack",
  products: [
    .library(name: "GalleyPack", targets: ["GalleyPack"]),
    .library(name: "CGalley", targets: ["CGalley"]),
  ],
  targets: [
    .target(name: "CGalley"),
    .target(
      name: "GalleyPack",
      dependencies: ["CGalley"],
      swiftSettings: [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17
)
