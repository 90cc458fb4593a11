package import Platform

extension PackSearch {
  /// The directories of `GALLEY_PACK_PATH`, separated by colons; none where whoever started a
  /// set-user-id program must not choose what it runs.
  package static func searchPathFromEnvironment() -> [FilePath] {
    FilePath(bytes: Environment.trustedValue("GALLEY_PACK_PATH") ?? [])
      .split(at: UInt8(ascii: ":"))
  }

  /// The starter pack's file: beside the running program, or in `../lib/galley` as installed.
  ///
  /// - Returns: nil where there is no such file.
  package static func installedStarter() -> FilePath? {
    guard let directory = ThisProcess.executable?.parent else { return nil }
    let places: [FilePath] = [directory, directory.appending("../lib/galley")]
    return places.map { $0.appending("libStarterWidgets.so") }
      .first { (try? FileFacts(of: $0)) != nil }
  }
}
