internal import Platform

/// Takes pack files in the order of asking, each file once.
struct PackCollector: ~Copyable {
  private(set) var entries: [PackEntry] = []
  private(set) var repetitions: [PackRepetition] = []
  private let check: PackFileCheck
  private var scanner = FileScanner()
  private var firstNames: [FileKey: FilePath] = [:]
  private var directories: [FilePath: PackDirectory] = [:]

  /// What makes two names one file; names that lead nowhere are themselves.
  private enum FileKey: Hashable {
    case file(FileIdentity)
    case name(FilePath)
  }

  init(check: PackFileCheck) {
    self.check = check
  }

  mutating func add(_ path: FilePath, _ origin: PackOrigin) {
    let location = locate(path)
    let key = PackCollector.key(path, location)
    if let first = firstNames[key] {
      repetitions.append(PackRepetition(path: path, origin: origin, first: first))
      return
    }
    firstNames[key] = path
    let outcome = outcome(path, location)
    entries.append(PackEntry(path: path, origin: origin, outcome: outcome))
  }

  private mutating func outcome(
    _ path: FilePath,
    _ location: Result<PackLocation, PackRefusal.Cause>
  ) -> Result<PackFile, PackRefusal> {
    do throws(PackRefusal.Cause) {
      return .success(try check.check(location.get(), namedAs: path, with: &scanner))
    } catch {
      return .failure(PackRefusal(path, error))
    }
  }

  private mutating func locate(_ path: FilePath) -> Result<PackLocation, PackRefusal.Cause> {
    do throws(PackRefusal.Cause) {
      return .success(try PackLocation(path, in: directory(path.parent)))
    } catch {
      return .failure(error)
    }
  }

  private mutating func directory(
    _ path: FilePath
  ) throws(PackRefusal.Cause) -> PackDirectory {
    if let known = directories[path] { return known }
    let directory = try PackDirectory(path)
    directories[path] = directory
    return directory
  }

  private static func key(
    _ path: FilePath,
    _ location: Result<PackLocation, PackRefusal.Cause>
  ) -> FileKey {
    if case .success(let location) = location { return .file(location.facts.identity) }
    let facts = try? FileFacts(of: path, followingLinks: false)
    return facts.map { .file($0.identity) } ?? .name(path)
  }
}
