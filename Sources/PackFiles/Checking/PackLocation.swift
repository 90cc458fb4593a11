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

  /// Finds a directory by any of its names.
  init(_ path: FilePath) throws(PackRefusal.Cause) {
    var place: FilePath
    do throws(FileError) {
      place = try path.resolved()
    } catch {
      throw .unreadable(error.cause)
    }
    self.path = place
    var steps = [Step(path: place, facts: try FileFacts(ofPackAt: place))]
    while place != "/" {
      place = place.parent
      steps.append(Step(path: place, facts: try FileFacts(ofPackAt: place)))
    }
    self.steps = steps
  }
}

/// Where a pack file really is, whatever links lead to it.
struct PackLocation: Sendable {
  let path: FilePath
  let facts: FileFacts
  let directory: PackDirectory

  /// Finds a file by a name in a directory; only a link costs another search.
  init(_ path: FilePath, in directory: PackDirectory) throws(PackRefusal.Cause) {
    let place = directory.path.appending(path.lastName)
    let facts = try FileFacts(ofPackAt: place, followingLinks: false)
    if facts.type != .symbolicLink {
      self.path = place
      self.facts = facts
      self.directory = directory
      return
    }
    do throws(FileError) {
      self.path = try place.resolved()
    } catch {
      throw .unreadable(error.cause)
    }
    self.facts = try FileFacts(ofPackAt: self.path)
    self.directory = try PackDirectory(self.path.parent)
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
