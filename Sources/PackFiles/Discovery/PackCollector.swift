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
      let location = try PackLocation(path, in: directory(path.parent))
      add(path, origin, location)
    } catch {
      add(path, origin, error)
    }
  }

  /// Takes the files that a directory has.
  mutating func add(_ found: [DirectoryEntry], in directory: FilePath, _ origin: PackOrigin) {
    guard let place = try? PackDirectory(directory),
      let handle = try? FileDescriptor(opening: place.path, for: .search)
    else {
      for entry in found { add(directory.appending(entry.name), origin) }
      return
    }
    entries.reserveCapacity(entries.count + found.count)
    files.reserveCapacity(files.count + found.count)
    for entry in found {
      let path = directory.appending(entry.name)
      let file = place.place(of: entry.name, namedAs: path)
      // What the directory calls a regular file can be opened without another look at it.
      guard entry.isRegular, let facts = scanner.open(entry.name, in: handle) else {
        add(path, origin, file, in: place)
        continue
      }
      if let first = take(facts.identity) {
        repeats(path, origin, first)
      } else {
        append(path, origin, outcome(path, opened: PackLocation(file, facts, in: place)))
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
      add(path, origin, try PackLocation(at: file, in: directory))
    } catch {
      add(path, origin, error)
    }
  }

  private mutating func add(_ path: FilePath, _ origin: PackOrigin, _ location: PackLocation) {
    if let first = take(location.facts.identity) { return repeats(path, origin, first) }
    append(path, origin, outcome(path, location))
  }

  /// Takes a name that leads to no file.
  private mutating func add(
    _ path: FilePath,
    _ origin: PackOrigin,
    _ cause: PackRefusal.Cause
  ) {
    if let facts = try? FileFacts(of: path, followingLinks: false) {
      if let first = take(facts.identity) { return repeats(path, origin, first) }
    } else if let first = names[path] {
      return repeats(path, origin, first)
    } else {
      names[path] = entries.count
    }
    append(path, origin, .failure(PackRefusal(path, cause)))
  }

  /// Keeps a file for the entry to come, unless an entry has it already.
  ///
  /// - Returns: the index of the entry that has it.
  private mutating func take(_ file: FileIdentity) -> Int? {
    guard let first = files.updateValue(entries.count, forKey: file) else { return nil }
    files[file] = first
    return first
  }

  private mutating func append(
    _ path: FilePath,
    _ origin: PackOrigin,
    _ outcome: Result<PackFile, PackRefusal>
  ) {
    entries.append(PackEntry(path: path, origin: origin, outcome: outcome))
  }

  private mutating func repeats(_ path: FilePath, _ origin: PackOrigin, _ first: Int) {
    let known = entries[first].path
    repetitions.append(PackRepetition(path: path, origin: origin, first: known))
  }

  private mutating func outcome(
    _ path: FilePath,
    _ location: PackLocation
  ) -> Result<PackFile, PackRefusal> {
    do throws(PackRefusal.Cause) {
      return .success(try check.check(location, namedAs: path, with: &scanner))
    } catch {
      return .failure(PackRefusal(path, error))
    }
  }

  /// The same for a file that the scanner has open.
  private func outcome(
    _ path: FilePath,
    opened location: PackLocation
  ) -> Result<PackFile, PackRefusal> {
    do throws(PackRefusal.Cause) {
      return .success(try check.check(opened: location, namedAs: path, with: scanner))
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
