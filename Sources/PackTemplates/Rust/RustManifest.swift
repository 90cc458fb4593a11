extension Template {
  /// A crate without dependencies.
  static let rustManifest = Template(
    "Cargo.toml",
    "how it is built",
    #"""
    [package]
    name = "@PRODUCT@"
    version = "0.1.0"
    edition = "2021"
    publish = false

    [lib]
    crate-type = ["cdylib"]

    """#
  )
}
