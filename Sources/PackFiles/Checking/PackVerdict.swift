/// Whether a file may be loaded as a pack.
///
/// Not a `Result`, whose type is put together when a program first copies one: the search for what
/// makes the refusal an error goes through all libraries, and takes as long as checking several packs.
package enum PackVerdict: Sendable {
  /// It may be, and this is known of it.
  case loadable(PackFile)
  /// It isn't loaded.
  case refused(PackRefusal)

  /// What is known of the file.
  ///
  /// - Throws: why it isn't loaded.
  package func get() throws(PackRefusal) -> PackFile {
    switch self {
    case .loadable(let file): return file
    case .refused(let refusal): throw refusal
    }
  }
}
