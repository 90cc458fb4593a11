internal import Platform

/// Takes pack files in the order of asking, each file once.
struct PackCollector: ~Copyable {
  private(set) var entries: [PackEntry] = []
  private(set) var repetitions: [PackRepetition] = []
  private let check: PackFileCheck
  private var scanner = FileScanner()
  /// The indices of entries by their files.
  private var files = FileIndex()
  /// The indices of entries whose names lead nowhere; these are themselves.
  private var names: [FilePath: Int] = [:]
  private var directories: [FilePath: PackDirectory] = [:]

  init(check: PackFileCheck) {
    self.check = check
  }

  /// Takes a file.
  mutating func add(_ path: FilePath, _ origin: PackOrigin) {
    do throws(PackRefusal.Cause) {
      let location = try PackLocation(path, in: directory(path.parent), trust: check.trust)
      add(path, origin, location)
    } catch {
      add(path, origin, error)
    }
  }

  /// Takes the files that a directory has.
  mutating func add(
    _ found: borrowing DirectoryListing,
    in directory: FilePath,
    _ origin: PackOrigin
  ) {
    guard let place = try? PackDirectory(directory, trust: check.trust),
      let open = try? FileDescriptor(opening: place.path, for: .search)
    else {
      for index in 0..<found.count { add(found.path(at: index, in: directory), origin) }
      return
    }
    let isNamedByPath = directory == place.path
    entries.reserveCapacity(entries.count + found.count)
    files.reserve(found.count)
    for index in 0..<found.count {
      let path = found.path(at: index, in: directory)
      let file = isNamedByPath ? path : found.path(at: index, in: place.path)
      // What the directory calls a regular file can be opened without another look at it.
      guard found.isRegular(at: index), let facts = scanner.open(index, of: found, in: open)
      else {
        add(path, origin, file, in: place)
        continue
      }
      if let first = files.insert(facts.identity, at: entries.count) {
        repeats(path, origin, first)
      } else {
        append(path, origin, verdict(path, opened: PackLocation(file, facts, in: place)))
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
      add(path, origin, try PackLocation(at: file, in: directory, trust: check.trust))
    } catch {
      add(path, origin, error)
    }
  }

  private mutating func add(_ path: FilePath, _ origin: PackOrigin, _ location: PackLocation) {
    if let first = files.insert(location.facts.identity, at: entries.count) {
      return repeats(path, origin, first)
    }
    append(path, origin, verdict(path, location))
  }

  /// Takes a name that leads to no file.
  private mutating func add(
    _ path: FilePath,
    _ origin: PackOrigin,
    _ cause: PackRefusal.Cause
  ) {
    if let facts = try? FileFacts(of: path, followingLinks: false) {
      if let first = files.insert(facts.identity, at: entries.count) {
        return repeats(path, origin, first)
      }
    } else if let first = names[path] {
      return repeats(path, origin, first)
    } else {
      names[path] = entries.count
    }
    append(path, origin, .refused(PackRefusal(path, cause)))
  }

  private mutating func append(
    _ path: FilePath,
    _ origin: PackOrigin,
    _ verdict: PackVerdict
  ) {
    entries.append(PackEntry(path: path, origin: origin, verdict: verdict))
  }

  private mutating func repeats(_ path: FilePath, _ origin: PackOrigin, _ first: Int) {
    let known = entries[first].path
    repetitions.append(PackRepetition(path: path, origin: origin, first: known))
  }

  private mutating func verdict(
    _ path: FilePath,
    _ location: PackLocation
  ) -> PackVerdict {
    do throws(PackRefusal.Cause) {
      return .loadable(try check.check(location, namedAs: path, with: &scanner))
    } catch {
      return .refused(PackRefusal(path, error))
    }
  }

  /// The same for a file that the scanner has open.
  private func verdict(
    _ path: FilePath,
    opened location: PackLocation
  ) -> PackVerdict {
    do throws(PackRefusal.Cause) {
      return .loadable(try check.check(opened: location, namedAs: path, with: scanner))
    } catch {
      return .refused(PackRefusal(path, error))
    }
  }

  private mutating func directory(
    _ path: FilePath
  ) throws(PackRefusal.Cause) -> PackDirectory {
    if let known = directories[path] { return known }
    let directory = try PackDirectory(path, trust: check.trust)
    directories[path] = directory
    return directory
  }
}
