internal import CPlatform
internal import Glibc

/// Makes folders with files in them: whole, or not at all.
package enum FolderWriter {
  /// A file to put into the folder.
  package struct Entry: Sendable {
    /// Its path in the folder; the folders on the way are made.
    package let path: FilePath
    /// Its content.
    package let bytes: [UInt8]
    /// Whether it may be run.
    package let isProgram: Bool

    /// Describes a file.
    package init(_ path: FilePath, bytes: [UInt8], isProgram: Bool = false) {
      self.path = path
      self.bytes = bytes
      self.isProgram = isProgram
    }
  }

  /// Makes a folder, through a hidden one beside it that takes its name once all is written.
  ///
  /// - Throws: why there is no such folder now; what stood under its name is untouched, and nothing
  ///   is left beside it.
  package static func create(_ folder: FilePath, _ entries: [Entry]) throws(FileError) {
    var draft = Draft(folder.parent.appending(draftName))
    do throws(SystemError) {
      if (try? FileFacts(of: folder, followingLinks: false)) != nil {
        throw SystemError(code: EEXIST)
      }
      try draft.makeFolder("")
      for entry in entries { try draft.add(entry) }
      try draft.take(folder)
    } catch {
      draft.remove()
      throw FileError(.create, folder, error)
    }
  }

  /// A short name that no other process and no later call takes.
  private static var draftName: FilePath {
    FilePath(".\(ThisProcess.identifier)-\(MonotonicClock.now).new")
  }
}

/// A folder that doesn't have its name yet.
private struct Draft {
  private let root: FilePath
  private var folders: [FilePath] = []
  private var files: [FilePath] = []

  init(_ root: FilePath) {
    self.root = root
  }

  mutating func makeFolder(_ path: FilePath) throws(SystemError) {
    let folder = path == "" ? root : root.appending(path)
    if folders.contains(folder) { return }
    if path != "", path.parent != "." { try makeFolder(path.parent) }
    if try unsafe folder.withCString({ unsafe mkdir($0, 0o777) }) != 0 {
      throw SystemError.current
    }
    folders.append(folder)
  }

  mutating func add(_ entry: FolderWriter.Entry) throws(SystemError) {
    if entry.path.parent != "." { try makeFolder(entry.path.parent) }
    let file = root.appending(entry.path)
    let permissions: UInt32 = entry.isProgram ? 0o777 : 0o666
    let descriptor = try FileDescriptor(opening: file, for: .create, permissions: permissions)
    files.append(file)
    try descriptor.write(entry.bytes.span)
    try descriptor.close()
  }

  /// Gives the folder its name, which nobody may have taken meanwhile.
  func take(_ name: FilePath) throws(SystemError) {
    let status = try unsafe root.withCString { root throws(SystemError) in
      try unsafe name.withCString { name throws(SystemError) in
        unsafe platform_rename_new(root, name)
      }
    }
    if status != 0 { throw SystemError.current }
  }

  func remove() {
    for file in files { _ = try? unsafe file.withCString { unsafe unlink($0) } }
    for folder in folders.reversed() { _ = try? unsafe folder.withCString { unsafe rmdir($0) } }
  }
}
