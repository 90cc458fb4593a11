package import Platform

/// Pack files that tests load, cut and patch.
package enum PackFixtures {
  /// A pack of Tests/Packs, built as a product beside the tests.
  package static func product(_ name: String) throws -> FilePath {
    let directory = (ThisProcess.executable ?? "").parent
    return directory.appending(FilePath("lib\(name).so"))
  }

  /// The bytes of a pack with nothing wrong.
  package static func plainBytes() throws -> [UInt8] {
    try FileReader.contents(of: product("TestPackPlain"))
  }
}
