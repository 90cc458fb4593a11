package import Platform

/// The pages in folders, by the one rule that all commands follow.
package enum PageFiles {
  /// The pages in a folder and below, bytewise: `*.json` but for scenarios, goldens, and what the
  /// settings of `galley test` set aside.
  ///
  /// - Throws: `ProofError` where settings aren't right or a folder can't be read.
  package static func all(in folder: FilePath) throws(ProofError) -> [FilePath] {
    try GoldenFolder.holding(folder).pages().filter { $0.kind == .page }.map(\.file)
  }
}
