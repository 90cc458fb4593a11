internal import Platform

/// A directory without links in its path, looked at once for all packs in it.
final class PackDirectory: Sendable {
  let path: FilePath
  /// Why nothing in it is trusted: what is wrong with it, or with the nearest directory above it.
  let distrust: PackRefusal.Cause?

  /// Finds a directory by any of its names.
  ///
  /// - Parameters:
  ///   - path: the name.
  ///   - trust: what judges it, and the directories above it up to the root.
  /// - Throws: why it can't be found.
  init(_ path: FilePath, trust: PackTrust) throws(PackRefusal.Cause) {
    var place: FilePath
    do throws(FileError) {
      place = try path.resolved()
    } catch {
      throw .unreadable(error.cause)
    }
    self.path = place
    var distrust = trust.distrust(place, try FileFacts(ofPackAt: place))
    while place != "/" {
      place = place.parent
      let facts = try FileFacts(ofPackAt: place)
      distrust = distrust ?? trust.distrust(place, facts)
    }
    self.distrust = distrust
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
  init(
    _ path: FilePath,
    in directory: PackDirectory,
    trust: PackTrust
  ) throws(PackRefusal.Cause) {
    try self.init(at: directory.path.appending(path.lastName), in: directory, trust: trust)
  }

  /// Finds a file by its place in a directory; only a link costs another search.
  init(
    at place: FilePath,
    in directory: PackDirectory,
    trust: PackTrust
  ) throws(PackRefusal.Cause) {
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
    self.init(path, resolved, in: try PackDirectory(path.parent, trust: trust))
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
