// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Where the toolchain keeps SwiftSyntax for macros, so that ours needs no package.
///
/// This manifest runs linked to a library of the toolchain that builds, and the kernel knows its
/// path. Where there is no such list, the compilers on PATH are tried, behind their symbolic links.
let hostLibraries: String = {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let running = maps.split(separator: "\n").compactMap { line -> String? in
    guard let start = line.firstIndex(of: "/") else { return nil }
    return line.firstRange(of: "/pm/ManifestAPI/").map { String(line[start..<$0.lowerBound]) }
  }
  let onPath = (Context.environment["PATH"] ?? "").split(separator: ":").map { folder in
    let compiler = URL(fileURLWithPath: "\(folder)/swift-frontend").resolvingSymlinksInPath()
    return compiler.deletingLastPathComponent().path + "/../lib/swift"
  }
  let folders = (running + onPath).map { $0 + "/host" }
  let found = folders.first { FileManager.default.fileExists(atPath: $0 + "/libSwiftSyntax.so") }
  return found ?? "/usr/lib/swift/host"
}()

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

/// For what the program and packs are made of: without the regular expressions that Swift imports by
/// itself, as two libraries less to load are a tenth of the program's start.
let lean =
  strict + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

/// For targets on the way from bytes to text: the run-time checks for overlapping accesses, a tenth
/// of the time, are made in debug builds, which all tests run, and left out of release builds.
let hot =
  lean + [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
  ]

/// A target of the program or its libraries.
func room(
  _ name: String,
  _ imports: [Target.Dependency] = [],
  _ settings: [SwiftSetting] = lean
) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings)
}

/// The program that expands the macros of a room while it is compiled.
let macros = Target.macro(
  name: "StateMacros",
  swiftSettings: strict + [.unsafeFlags(["-I", hostLibraries])],
  linkerSettings: [
    .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
  ]
)

/// A suite for the target of the same name; suites never depend on packs.
func suite(_ name: String, _ imports: [Target.Dependency]) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: imports, swiftSettings: strict)
}

/// A pack as a shared library; what it exports but for the entry, the linker keeps inside.
func pack(_ name: String) -> Product {
  .library(name: name, type: .dynamic, targets: [name])
}

/// Links a pack so that other packs can't meet its symbols.
let oneExport: [LinkerSetting] = [
  .unsafeFlags([
    "-use-ld=lld", "-Xlinker", "--as-needed",
    "-Xlinker", "--version-script=\(Context.packageDirectory)/Plugins/entry.map",
  ])
]

/// A pack written with the Swift kit, its manifest in a C target beside it.
func swiftPack(_ name: String, manifest: String) -> Target {
  .target(
    name: name,
    dependencies: ["GalleyPack", .target(name: manifest)],
    path: "Plugins/\(name)",
    swiftSettings: lean,
    linkerSettings: oneExport
  )
}

/// A pack, or a part of one, written in C or C++ against the header alone.
func cPack(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: ["CGalley"],
    path: "Plugins/\(name)",
    publicHeadersPath: ".",
    linkerSettings: oneExport
  )
}

/// A pack that only tests load; it may export what packs should not.
func testPack(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: ["CGalley"],
    path: "Tests/Packs/\(name)",
    publicHeadersPath: "."
  )
}

/// A program of the benchmark; `Tests/Benchmarks/run` runs it.
func bench(
  _ name: String,
  _ imports: [Target.Dependency] = [],
  _ settings: [SwiftSetting] = strict
) -> Target {
  .executableTarget(
    name: name,
    dependencies: imports,
    path: "Tests/Benchmarks/\(name)",
    swiftSettings: settings
  )
}

let package = Package(
  name: "Galley",
  products: [
    .executable(name: "galley", targets: ["galley"]),
    .library(name: "CGalley", targets: ["CGalley"]),
    .executable(name: "galley-benchmark", targets: ["GalleyBenchmark"]),
    .executable(name: "decoder-peer", targets: ["DecoderPeer"]),
    .executable(name: "line-peer", targets: ["LinePeer"]),
    .executable(name: "state-benchmark", targets: ["StateBenchmark"]),
    .library(name: "GalleyPack", targets: ["GalleyPack"]),
    .library(name: "StateEngine", targets: ["StateEngine"]),
    pack("StarterWidgets"),
    pack("SeasonalBanner"),
    pack("ShopWidgets"),
    pack("TouchStepper"),
    pack("TestPackPlain"),
    pack("TestPackLeft"),
    pack("TestPackRight"),
    pack("TestPackContract"),
    pack("TestPackLabel"),
    pack("TestPackFaults"),
  ],
  targets: [
    .target(name: "CGalley"),
    .target(name: "CPlatform"),
    room("Platform", ["CPlatform"]),
    room("JSONText"),
    room("TextLayout", [], hot),
    .target(name: "CStateEngine"),
    macros,
    .target(
      name: "StateEngine",
      dependencies: ["CStateEngine", "StateMacros"],
      swiftSettings: lean + [
        .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
      ]
    ),
    room("Pages", ["JSONText", "StateEngine"]),
    room("Widgets", ["Pages", "TextLayout", "JSONText"], hot),
    room("PackFiles", ["CGalley", "Platform", "JSONText"]),
    room(
      "PackHost",
      ["CGalley", "PackFiles", "Platform", "Widgets", "Pages", "TextLayout", "JSONText"],
      hot
    ),
    room("Collisions", ["JSONText", "PackFiles", "PackHost", "Pages", "Platform", "Widgets"]),
    room("Reports", ["JSONText"]),
    room(
      "Conformance",
      ["PackFiles", "PackHost", "Pages", "Platform", "JSONText", "Reports"]
    ),
    room(
      "Playback",
      [
        "Differences", "PackHost", "Widgets", "Pages", "StateEngine", "TextLayout", "JSONText",
        "Platform",
      ]
    ),
    room("PackTemplates"),
    room("Differences"),
    room(
      "Proofs",
      [
        "Differences", "PackFiles", "PackHost", "Pages", "Playback", "JSONText", "Platform",
        "Reports", "TextLayout", "Widgets",
      ]
    ),
    room(
      "GalleyCLI",
      [
        "Collisions", "Conformance", "PackFiles", "PackHost", "PackTemplates", "Playback", "Proofs",
        "Reports", "StateEngine", "Widgets", "Pages", "TextLayout", "JSONText", "Platform",
      ]
    ),
    .executableTarget(name: "galley", dependencies: ["GalleyCLI"], swiftSettings: lean),
    room("GalleyPack", ["CGalley"]),
    swiftPack("StarterWidgets", manifest: "StarterManifest"),
    cPack("StarterManifest"),
    cPack("SeasonalBanner"),
    cPack("ShopWidgets"),
    swiftPack("TouchStepper", manifest: "TouchStepperManifest"),
    cPack("TouchStepperManifest"),

    bench(
      "GalleyBenchmark",
      ["JSONText", "PackFiles", "PackHost", "Pages", "Platform", "TextLayout", "Widgets"],
      lean
    ),
    bench("DecoderPeer"),
    bench("LinePeer"),
    bench("StateBenchmark", ["StateEngine"]),

    suite("JSONText", ["JSONText"]),
    .target(name: "HeapSize", path: "Tests/HeapSize", publicHeadersPath: "."),
    suite("Pages", ["HeapSize", "Pages", "JSONText", "StateEngine"]),
    suite("Widgets", ["Widgets", "Pages", "TextLayout", "JSONText"]),
    suite(
      "Collisions",
      ["Collisions", "JSONText", "PackFiles", "PackHost", "Pages", "Platform", "Widgets"]
    ),
    suite("Playback", ["Playback", "JSONText", "Pages", "Platform", "StateEngine"]),
    suite("PackTemplates", ["PackTemplates"]),
    suite(
      "GalleyCLI",
      ["GalleyCLI", "PackHost", "Pages", "Platform", "TestSupport", "TextLayout", "Widgets"]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["Platform"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    testPack("TestPackPlain"),
    testPack("TestPackLeft"),
    testPack("TestPackRight"),
    testPack("TestPackContract"),
    testPack("TestPackLabel"),
    testPack("TestPackFaults"),
    suite("Platform", ["Platform", "TestSupport"]),
    suite("PackFiles", ["JSONText", "PackFiles", "Platform", "TestSupport"]),
    suite("Reports", ["Reports"]),
    suite(
      "Conformance",
      ["Conformance", "PackFiles", "PackHost", "Platform", "Reports", "TestSupport"]
    ),
    suite(
      "PackHost",
      [
        "PackFiles", "PackHost", "Pages", "JSONText", "Platform", "TestSupport", "TextLayout",
        "Widgets",
      ]
    ),
    suite(
      "Rendering",
      [
        "JSONText", "PackFiles", "PackHost", "Pages", "Platform", "Playback", "StateEngine",
        "TestSupport", "TextLayout", "Widgets",
      ]
    ),
    suite("Differences", ["Differences", "TestSupport"]),
    suite(
      "Proofs",
      [
        "Proofs", "PackFiles", "PackHost", "Pages", "JSONText", "Platform", "TestSupport",
        "Widgets",
      ]
    ),
    suite("GalleyPack", ["GalleyPack", "CGalley", "Platform"]),
    suite("TextLayout", ["TextLayout", "TestSupport"]),
    suite("StateEngine", ["HeapSize", "StateEngine"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c17,
  cxxLanguageStandard: .cxx17
)
