/// What a check of a pack file came to.
package enum PackVerdict: Sendable {
  /// It may be loaded.
  case loadable(PackFile)
  /// It may not be, with the first reason.
  case refused(PackRefusal)

  /// The file that may be loaded.
  ///
  /// - Throws: why there is none.
  package func file() throws(PackRefusal) -> PackFile {
    switch self {
    case .loadable(let file): return file
    case .refused(let refusal): throw refusal
    }
  }
}
