internal import Glibc

/// Writes files whole: readers see the old content or the new, never a part.
package enum FileWriter {
  /// Replaces a file's content, through a new file beside it that takes its name.
  ///
  /// A link is followed, an existing file's permissions are kept, and devices and FIFOs are
  /// written in place.
  ///
  /// - Throws: which file can't be written, and why; the old content is then untouched.
  package static func replace(_ path: FilePath, with bytes: [UInt8]) throws(FileError) {
    let target = (try? path.resolved()) ?? path
    do throws(SystemError) {
      let old = try? FileFacts(of: target)
      if let old, old.type != .regular {
        try write(bytes, to: FileDescriptor(opening: target, for: .replace))
      } else {
        try replace(target, bytes, permissions: old?.permissions)
      }
    } catch {
      if error.code == EISDIR { throw FileError(.write, path, .wrongType(.directory)) }
      throw FileError(.write, path, error)
    }
  }

  /// A short name that no other process and no later call takes.
  private static var draftName: FilePath {
    FilePath(".\(ThisProcess.identifier)-\(MonotonicClock.now).new")
  }

  private static func replace(
    _ target: FilePath,
    _ bytes: [UInt8],
    permissions: UInt32?
  ) throws(SystemError) {
    let draft = target.parent.appending(draftName)
    let descriptor = try FileDescriptor(opening: draft, for: .create)
    do throws(SystemError) {
      if let permissions, fchmod(descriptor.number, mode_t(permissions)) != 0 {
        throw SystemError.current
      }
      try write(bytes, to: descriptor)
      try rename(draft, to: target)
    } catch {
      try? remove(draft)
      throw error
    }
  }

  private static func write(
    _ bytes: [UInt8],
    to descriptor: consuming FileDescriptor
  ) throws(SystemError) {
    try descriptor.write(bytes.span)
    try descriptor.close()
  }

  private static func rename(_ source: FilePath, to target: FilePath) throws(SystemError) {
    let status = try unsafe source.withCString { source throws(SystemError) in
      try unsafe target.withCString { target throws(SystemError) in
        unsafe Glibc.rename(source, target)
      }
    }
    if status != 0 { throw SystemError.current }
  }

  private static func remove(_ path: FilePath) throws(SystemError) {
    if try unsafe path.withCString({ unsafe unlink($0) }) != 0 { throw SystemError.current }
  }
}
