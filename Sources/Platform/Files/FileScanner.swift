internal import Glibc

/// Looks at regular files one after the other, without new memory for each.
///
/// Small files are read into one buffer, as page faults cost more than the copy; large ones are
/// mapped, with what `MappedFile` says of that.
@safe package struct FileScanner: ~Copyable {
  /// Larger files are mapped.
  private static let mostRead = 256 * 1024

  private var buffer: UnsafeMutableRawBufferPointer
  private var count = 0
  private var mapped: MappedFile?

  /// A scanner that has no file yet.
  package init() {
    unsafe buffer = .allocate(byteCount: 16 * 1024, alignment: 16)
  }

  deinit { unsafe buffer.deallocate() }

  /// Opens a file and lets the one before go.
  ///
  /// - Returns: what `stat` told when the file was opened.
  /// - Throws: which file can't be read, and why; anything but a regular file is of wrong type.
  package mutating func open(_ path: FilePath) throws(FileError) -> FileFacts {
    letGo()
    let facts: FileFacts
    do throws(SystemError) {
      facts = try look(at: FileDescriptor(opening: path, for: .readWithoutWaiting))
    } catch {
      throw FileError(.read, path, error)
    }
    if facts.type != .regular { throw FileError(.read, path, .wrongType(facts.type)) }
    return facts
  }

  /// Opens a file of a directory and lets the one before go; a symbolic link is an error.
  ///
  /// - Parameters:
  ///   - entry: the file, as an index of the directory's listing.
  ///   - listing: what the directory has.
  ///   - directory: the open directory.
  /// - Returns: what `stat` told when the file was opened; nil where it can't be read, or isn't a
  ///   regular file.
  package mutating func open(
    _ entry: Int,
    of listing: borrowing DirectoryListing,
    in directory: borrowing FileDescriptor
  ) -> FileFacts? {
    letGo()
    do throws(SystemError) {
      let descriptor = try FileDescriptor(
        opening: entry,
        of: listing,
        in: directory,
        for: .readItself
      )
      let facts = try look(at: descriptor)
      return facts.type == .regular ? facts : nil
    } catch {
      return nil
    }
  }

  private mutating func letGo() {
    count = 0
    mapped = nil
  }

  /// Takes a file's bytes, if it is a regular one.
  private mutating func look(
    at descriptor: borrowing FileDescriptor
  ) throws(SystemError) -> FileFacts {
    let facts = try descriptor.facts()
    if facts.type == .regular && facts.size <= FileScanner.mostRead {
      try fill(from: descriptor, facts.size)
    } else if facts.type == .regular {
      mapped = try MappedFile(descriptor, facts)
    }
    return facts
  }

  /// Calls `body` with the bytes of the file that is open.
  package borrowing func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch mapped {
    case .some(let file): return try file.withBytes(body)
    case .none:
      let bytes = unsafe UnsafeRawBufferPointer(rebasing: buffer[..<count])
      return try unsafe body(bytes.bytes)
    }
  }

  private mutating func fill(
    from descriptor: borrowing FileDescriptor,
    _ size: Int
  ) throws(SystemError) {
    if unsafe size > buffer.count {
      unsafe buffer.deallocate()
      unsafe buffer = .allocate(byteCount: FileScanner.mostRead, alignment: 16)
    }
    while count < size {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count..<size])
      let more = try unsafe descriptor.read(into: rest)
      if more == 0 { return }
      count += more
    }
  }
}
