internal import Glibc

extension FilePath {
  /// Calls `body` with the NUL-terminated path; a path with a NUL inside is `EINVAL`.
  @unsafe func withCString<Result>(
    _ body: (UnsafePointer<CChar>) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let count = bytes.count
    return try unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) {
      buffer throws(SystemError) in
      guard let start = buffer.baseAddress else { throw SystemError(code: EINVAL) }
      unsafe bytes.withUnsafeBytes {
        unsafe UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0)
      }
      unsafe start[count] = 0
      if unsafe strlen(start) != count { throw SystemError(code: EINVAL) }
      return try unsafe body(start)
    }
  }

  /// Copies a NUL-terminated path.
  @unsafe init(cString: UnsafePointer<CChar>) {
    let raw = unsafe UnsafeRawBufferPointer(start: cString, count: strlen(cString))
    unsafe self.init(bytes: Array(raw))
  }

  /// The absolute path without links, `.` and `..`.
  ///
  /// - Throws: when a part doesn't exist or can't be searched, or links run in a circle.
  package func resolved() throws(FileError) -> FilePath {
    do throws(SystemError) {
      return try unsafe withCString { path throws(SystemError) in
        guard let real = unsafe realpath(path, nil) else { throw SystemError.current }
        defer { unsafe free(real) }
        return unsafe FilePath(cString: real)
      }
    } catch {
      throw FileError(.resolve, self, error)
    }
  }

  /// What a symbolic link says, unresolved.
  ///
  /// - Throws: `EINVAL` where this isn't a link.
  package func linkTarget() throws(SystemError) -> FilePath {
    try unsafe withCString { path throws(SystemError) in
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = unsafe readlink(path, &buffer, buffer.count)
      if count < 0 { throw SystemError.current }
      return FilePath(bytes: buffer.prefix(count).map { UInt8(bitPattern: $0) })
    }
  }

  /// The path seen from the root: a relative one follows the working directory.
  ///
  /// - Throws: when the working directory has been removed.
  package func absolute() throws(SystemError) -> FilePath {
    if isAbsolute { return self }
    guard let directory = unsafe getcwd(nil, 0) else { throw SystemError.current }
    defer { unsafe free(directory) }
    return unsafe FilePath(cString: directory).appending(self)
  }
}
