internal import Platform

/// A directory without links in its path, looked at once for all packs in it.
struct PackDirectory: Sendable {
  /// A directory on the way from the root.
  struct Step: Sendable {
    let path: FilePath
    let facts: FileFacts
  }

  let path: FilePath
  /// The directory, and those above it up to the root.
  let steps: [Step]
  /// Whether it was named by its path.
  private let isNamedByPath: Bool

  /// Finds a directory by any of its names.
  init(_ path: FilePath) throws(PackRefusal.Cause) {
    var place: FilePath
    do throws(FileError) {
      place = try path.resolved()
    } catch {
      throw .unreadable(error.cause)
    }
    self.path = place
    isNamedByPath = path == place
    var steps = [Step(path: place, facts: try FileFacts(ofPackAt: place))]
    while place != "/" {
      place = place.parent
      steps.append(Step(path: place, facts: try FileFacts(ofPackAt: place)))
    }
    self.steps = steps
  }

  /// Where a file of the directory is.
  ///
  /// - Parameters:
  ///   - name: the file's name.
  ///   - path: the name that was made of it and the name of the directory.
  /// - Returns: its absolute path.
  func place(of name: FilePath, namedAs path: FilePath) -> FilePath {
    isNamedByPath ? path : self.path.appending(name)
  }
}

/// Where a pack file really is, whatever links lead to it.
struct PackLocation: Sendable {
  let path: FilePath
  let facts: FileFacts
  let directory: PackDirectory

  /// A file whose place and facts are known.
  init(_ path: FilePath, _ facts: FileFacts, in directory: PackDirectory) {
    self.path = path
    self.facts = facts
    self.directory = directory
  }

  /// Finds a file by a name that leads into a directory.
  init(_ path: FilePath, in directory: PackDirectory) throws(PackRefusal.Cause) {
    try self.init(at: directory.path.appending(path.lastName), in: directory)
  }

  /// Finds a file by its place in a directory; only a link costs another search.
  init(at place: FilePath, in directory: PackDirectory) throws(PackRefusal.Cause) {
    let facts = try FileFacts(ofPackAt: place, followingLinks: false)
    if facts.type != .symbolicLink {
      self.init(place, facts, in: directory)
      return
    }
    let path: FilePath
    do throws(FileError) {
      path = try place.resolved()
    } catch {
      throw .unreadable(error.cause)
    }
    let resolved = try FileFacts(ofPackAt: path)
    self.init(path, resolved, in: try PackDirectory(path.parent))
  }
}

extension FileFacts {
  fileprivate init(
    ofPackAt path: FilePath,
    followingLinks: Bool = true
  ) throws(PackRefusal.Cause) {
    do throws(SystemError) {
      try self.init(of: path, followingLinks: followingLinks)
    } catch {
      throw .unreadable(FileError.Cause(error, at: path))
    }
  }
}
