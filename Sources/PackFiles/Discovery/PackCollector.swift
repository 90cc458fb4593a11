internal import Platform

/// Takes pack files in the order of asking, each file once.
struct PackCollector: ~Copyable {
  private(set) var entries: [PackEntry] = []
  private(set) var repetitions: [PackRepetition] = []
  private let check: PackFileCheck
  private var scanner = FileScanner()
  /// The indices of entries by their files: what makes two names one.
  private var files: [FileIdentity: Int] = [:]
  /// The indices of entries whose names lead nowhere; these are themselves.
  private var names: [FilePath: Int] = [:]
  private var directories: [FilePath: PackDirectory] = [:]

  init(check: PackFileCheck) {
    self.check = check
  }

  /// Takes a file.
  mutating func add(_ path: FilePath, _ origin: PackOrigin) {
    do throws(PackRefusal.Cause) {
      add(path, origin, try PackLocation(path, in: directory(path.parent)), isOpen: false)
    } catch {
      add(path, origin, error)
    }
  }

  /// Takes the files that a directory has.
  mutating func add(_ found: [DirectoryEntry], in directory: FilePath, _ origin: PackOrigin) {
    guard let place = try? PackDirectory(directory) else {
      for entry in found { add(directory.appending(entry.name), origin) }
      return
    }
    for entry in found {
      let path = directory.appending(entry.name)
      let file = place.place(of: entry.name, namedAs: path)
      // What the directory calls a regular file can be opened without another look at it.
      if entry.isRegular, let facts = try? scanner.open(file, followingLinks: false) {
        add(path, origin, PackLocation(file, facts, in: place), isOpen: true)
      } else {
        add(path, origin, file, in: place)
      }
    }
  }

  private mutating func add(
    _ path: FilePath,
    _ origin: PackOrigin,
    _ file: FilePath,
    in directory: PackDirectory
  ) {
    do throws(PackRefusal.Cause) {
      add(path, origin, try PackLocation(at: file, in: directory), isOpen: false)
    } catch {
      add(path, origin, error)
    }
  }

  private mutating func add(
    _ path: FilePath,
    _ origin: PackOrigin,
    _ location: PackLocation,
    isOpen: Bool
  ) {
    if let first = files[location.facts.identity] { return repeats(path, origin, first) }
    files[location.facts.identity] = entries.count
    let outcome = outcome(path, location, isOpen: isOpen)
    entries.append(PackEntry(path: path, origin: origin, outcome: outcome))
  }

  /// Takes a name that leads to no file.
  private mutating func add(
    _ path: FilePath,
    _ origin: PackOrigin,
    _ cause: PackRefusal.Cause
  ) {
    let number = entries.count
    if let facts = try? FileFacts(of: path, followingLinks: false) {
      if let first = files[facts.identity] { return repeats(path, origin, first) }
      files[facts.identity] = number
    } else if let first = names[path] {
      return repeats(path, origin, first)
    } else {
      names[path] = number
    }
    let refusal = PackRefusal(path, cause)
    entries.append(PackEntry(path: path, origin: origin, outcome: .failure(refusal)))
  }

  private mutating func repeats(_ path: FilePath, _ origin: PackOrigin, _ first: Int) {
    let known = entries[first].path
    repetitions.append(PackRepetition(path: path, origin: origin, first: known))
  }

  private mutating func outcome(
    _ path: FilePath,
    _ location: PackLocation,
    isOpen: Bool
  ) -> Result<PackFile, PackRefusal> {
    do throws(PackRefusal.Cause) {
      return .success(
        isOpen
          ? try check.check(opened: location, namedAs: path, with: scanner)
          : try check.check(location, namedAs: path, with: &scanner)
      )
    } catch {
      return .failure(PackRefusal(path, error))
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
}
