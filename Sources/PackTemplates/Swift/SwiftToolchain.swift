extension Toolchain {
  /// Swift, with its package manager.
  static let swift = Toolchain(
    build: "swift build -c release",
    library: ".build/release/lib@MODULE@.so",
    needs: "a Swift toolchain of version 6.3 or later",
    leavings: "/.build/",
    templates: [.swiftWidget, .swiftEntry, .swiftNote, .swiftManifest, .exports]
  )
}
