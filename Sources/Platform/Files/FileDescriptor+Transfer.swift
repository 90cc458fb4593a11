internal import Glibc

extension FileDescriptor {
  /// Reads what is there, at most the buffer's size; 0 at the end of the file.
  @unsafe func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try FileDescriptor.retrying { () throws(SystemError) in
      unsafe Glibc.read(number, buffer.baseAddress, buffer.count)
    }
  }

  /// Writes all the bytes, waiting where the descriptor doesn't block.
  ///
  /// - Throws: the first error; what came before it has been written.
  package func write(_ bytes: Span<UInt8>) throws(SystemError) {
    try unsafe bytes.withUnsafeBytes { buffer throws(SystemError) in
      var written = 0
      while written < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        written += try unsafe writeOnce(rest)
      }
    }
  }

  private func writeOnce(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    do throws(SystemError) {
      return try FileDescriptor.retrying { () throws(SystemError) in
        unsafe Glibc.write(number, bytes.baseAddress, bytes.count)
      }
    } catch {
      if error.code != EAGAIN { throw error }
      try waitUntilWritable()
      return 0
    }
  }

  private func waitUntilWritable() throws(SystemError) {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = try FileDescriptor.retrying { () throws(SystemError) in unsafe poll(&request, 1, -1) }
  }
}
