extension Toolchain {
  /// Rust, with Cargo and no crates but its own.
  static let rust = Toolchain(
    build: "cargo build --release --offline",
    library: "target/release/lib@UNDERSCORED@.so",
    needs: "a Rust toolchain of version 1.63 or later",
    leavings: "/target/",
    templates: [.rustWidget, .rustEntry, .rustPage, .rustBindings, .rustManifest]
  )
}
