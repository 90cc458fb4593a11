// swift-tools-version: 6.2
import PackageDescription

/// A program that uses `StateEngine` and nothing else of Galley.
let package = Package(
  name: "Counter",
  dependencies: [.package(name: "Galley", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Counter",
      dependencies: [.product(name: "StateEngine", package: "Galley")]
    )
  ]
)
