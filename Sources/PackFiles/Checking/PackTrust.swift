internal import Platform

/// Whether only people who may be trusted can change what is about to be run.
///
/// As with the keys that `sshd` reads: the file, and each directory on the way to it, has to belong
/// to root or the user, and nobody else may be able to write there. A group counts as nobody when
/// it has no other members, as every user's own group has none. In a sticky directory such as
/// `/tmp` only its owner can replace a file, so that is no hole on the way.
///
/// Root takes files of any owner: in a container it owns nothing of a mounted checkout. A program
/// with more rights than whoever started it takes nothing of theirs, however it is asked to.
struct PackTrust: Sendable {
  private let isLenient: Bool
  private let user = ThisProcess.effectiveUser
  private let isPrivileged = Environment.isPrivileged

  /// - Parameter isLenient: Takes everything, unless the program has more rights than its user.
  init(isLenient: Bool) {
    self.isLenient = isLenient && !isPrivileged
  }

  /// Why a file or directory, looked at by itself, is not to be trusted; nil where it is.
  func distrust(_ path: FilePath, _ facts: FileFacts) -> PackRefusal.Cause? {
    if isLenient { return nil }
    if !trusts(owner: facts.owner) {
      return .foreignOwner(path, facts.type, owner: facts.owner)
    }
    if facts.type == .directory && facts.isSticky { return nil }
    return writers(facts).map { .writable(path, facts.type, by: $0) }
  }

  /// Who could add packs to a directory whose every file is taken.
  func writers(ofListed directory: FilePath) -> PackWriters? {
    guard !isLenient, let facts = try? FileFacts(of: directory) else { return nil }
    return writers(facts)
  }

  private func trusts(owner: UInt32) -> Bool {
    if owner == 0 { return true }
    if isPrivileged { return owner == user && user != ThisProcess.realUser }
    return owner == user || user == 0
  }

  private func writers(_ facts: FileFacts) -> PackWriters? {
    if facts.isWritableByOthers { return .anyUser }
    guard facts.isWritableByGroup else { return nil }
    let isShared = Accounts.group(facts.group, hasOthersThan: [user, facts.owner])
    return isShared ? .group(facts.group) : nil
  }
}
