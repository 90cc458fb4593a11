internal import PackFiles
internal import PackHost
package import Platform

/// What a lock is to a command that loads packs.
package enum LockUse: Hashable, Sendable {
  /// The packs have to be those of this file.
  case held(FilePath)
  /// The packs are going to be written to this file.
  case made(FilePath)

  /// The lock's file where no other is given.
  package static let standardFile: FilePath = "galley.lock"

  /// The lock's file.
  package var file: FilePath {
    switch self {
    case .held(let file), .made(let file): file
    }
  }

  /// What the search for packs has to know.
  func locking() throws(CommandError) -> PackLocking {
    switch self {
    case .held(let file):
      let lock = try LockFile.read(file)
      return PackLocking(folder: try LockFile.folder(of: file), expected: lock)
    case .made(let file):
      return PackLocking(folder: try LockFile.folder(of: file), expected: nil)
    }
  }

  /// Looks at what only loading shows: who draws each type, and what couldn't be loaded.
  func hold(_ session: any PackSession, to lock: PackLock) throws(CommandError) {
    let refused = session.packs.compactMap { pack -> PackDrift? in
      guard case .refused(let reason) = pack.status else { return nil }
      return .refused(pack.fingerprint?.file ?? pack.file, reason: reason)
    }
    let drift = refused + PackDrift.between(lock.winners, session.winners)
    if !drift.isEmpty { throw .drift(file, drift) }
  }
}

extension PackSession {
  /// The id of the pack that draws each type.
  var winners: [String: String] {
    let pairs = types.compactMap { type in type.claims.first.map { (type.name, $0.pack) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
