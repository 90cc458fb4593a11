internal import Glibc

/// A regular file's bytes, read by the kernel as they are looked at.
///
/// Whoever shortens the file meanwhile kills the process, so this is for files about to be loaded
/// as code, which has the same risk; documents go through `FileReader`.
@safe package struct MappedFile: ~Copyable {
  /// What `stat` told when the file was opened.
  package let facts: FileFacts
  private let start: UnsafeMutableRawPointer?

  /// Maps a file.
  ///
  /// - Throws: which file can't be read, and why; anything but a regular file is of wrong type.
  package init(_ path: FilePath) throws(FileError) {
    let facts: FileFacts
    let start: UnsafeMutableRawPointer?
    do throws(SystemError) {
      let descriptor = try FileDescriptor(opening: path, for: .readWithoutWaiting)
      facts = try descriptor.facts()
      unsafe start = try MappedFile.map(descriptor, facts)
    } catch {
      throw FileError(.read, path, error)
    }
    if facts.type != .regular { throw FileError(.read, path, .wrongType(facts.type)) }
    self.facts = facts
    unsafe self.start = unsafe start
  }

  /// Maps an open regular file.
  init(_ descriptor: borrowing FileDescriptor, _ facts: FileFacts) throws(SystemError) {
    self.facts = facts
    unsafe start = try MappedFile.map(descriptor, facts)
  }

  deinit {
    if let start = unsafe start { unsafe munmap(start, facts.size) }
  }

  /// Calls `body` with the file's bytes.
  package borrowing func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let count = unsafe start == nil ? 0 : facts.size
    let buffer = unsafe UnsafeRawBufferPointer(start: start, count: count)
    return try unsafe body(buffer.bytes)
  }

  private static func map(
    _ descriptor: borrowing FileDescriptor,
    _ facts: FileFacts
  ) throws(SystemError) -> UnsafeMutableRawPointer? {
    if facts.type != .regular || facts.size == 0 { return nil }
    let address = unsafe mmap(nil, facts.size, PROT_READ, MAP_PRIVATE, descriptor.number, 0)
    if unsafe address == MAP_FAILED { throw SystemError.current }
    return unsafe address
  }
}
