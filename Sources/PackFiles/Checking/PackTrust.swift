internal import Platform

/// Whether only people who may be trusted can change what is about to be run.
///
/// Files of root and of the user who runs the program are fine. Root itself takes files of any
/// owner: in a container it owns nothing of a mounted checkout.
struct PackTrust: Sendable {
  /// Takes everything.
  let isLenient: Bool

  /// Checks a file and the directory that holds it.
  func check(_ location: PackLocation) throws(PackRefusal.Cause) {
    if isLenient { return }
    let facts = location.facts
    if facts.isWritableByOthers { throw .writableByOthers(location.path, .regular) }
    let user = ThisProcess.effectiveUser
    if user != 0 && facts.owner != 0 && facts.owner != user {
      throw .foreignOwner(location.path, owner: facts.owner)
    }
    try check(location.directory)
  }

  /// In a sticky directory such as `/tmp`, only a file's owner can replace it.
  private func check(_ directory: PackDirectory) throws(PackRefusal.Cause) {
    let isSticky = directory.facts.permissions & 0o1000 != 0
    if directory.facts.isWritableByOthers && !isSticky {
      throw .writableByOthers(directory.path, .directory)
    }
  }
}
