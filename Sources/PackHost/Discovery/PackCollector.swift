internal import Platform

/// Takes pack files in the order of asking, each file once.
struct PackCollector {
  private(set) var entries: [PackEntry] = []
  private(set) var repetitions: [PackRepetition] = []
  private let check: PackFileCheck
  private var firstNames: [FileKey: FilePath] = [:]

  /// What makes two names one file; names that lead nowhere are themselves.
  private enum FileKey: Hashable {
    case file(FileIdentity)
    case name(FilePath)
  }

  init(check: PackFileCheck) {
    self.check = check
  }

  mutating func add(_ path: FilePath, _ origin: PackOrigin) {
    let key = PackCollector.key(path)
    if let first = firstNames[key] {
      repetitions.append(PackRepetition(path: path, origin: origin, first: first))
      return
    }
    firstNames[key] = path
    let outcome = Result { () throws(PackRefusal) in try check.check(path) }
    entries.append(PackEntry(path: path, origin: origin, outcome: outcome))
  }

  private static func key(_ path: FilePath) -> FileKey {
    let facts = (try? FileFacts(of: path)) ?? (try? FileFacts(of: path, followingLinks: false))
    return facts.map { .file($0.identity) } ?? .name(path)
  }
}
