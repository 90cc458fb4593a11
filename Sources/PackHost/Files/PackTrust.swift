internal import Platform

/// Whether only people who may be trusted can change what is about to be run.
///
/// Files of root and of the user who runs the program are fine. Root itself takes files of any
/// owner: in a container it owns nothing of a mounted checkout.
struct PackTrust: Sendable {
  /// Takes everything.
  let isLenient: Bool

  /// Checks a file, whose path has no links left, and the directory that holds it.
  func check(_ path: FilePath, _ facts: FileFacts) throws(PackRefusal.Cause) {
    if isLenient { return }
    if facts.isWritableByOthers { throw .writableByOthers(path, .regular) }
    let user = ThisProcess.effectiveUser
    if user != 0 && facts.owner != 0 && facts.owner != user {
      throw .foreignOwner(path, owner: facts.owner)
    }
    try checkDirectory(path.parent)
  }

  /// In a sticky directory such as `/tmp`, only a file's owner can replace it.
  private func checkDirectory(_ directory: FilePath) throws(PackRefusal.Cause) {
    guard let facts = try? FileFacts(of: directory) else { return }
    let isSticky = facts.permissions & 0o1000 != 0
    if facts.isWritableByOthers && !isSticky { throw .writableByOthers(directory, .directory) }
  }
}
