internal import Glibc

extension FileDescriptor {
  private static let smallestStep = 64 * 1024

  /// Reads until the end, whatever size the file claims to have.
  ///
  /// - Parameter limit: the most bytes to take.
  /// - Throws: the first error.
  /// - Returns: nil where there are more than `limit` bytes.
  /// - Complexity: linear; a regular file's content is read straight into the result.
  package func readToEnd(limit: Int) throws(SystemError) -> [UInt8]? {
    let facts = try facts()
    if facts.type == .regular && facts.size > limit { return nil }
    var bytes: [UInt8] = []
    var step = facts.type == .regular ? facts.size + 1 : 0
    while true {
      step = max(step, FileDescriptor.smallestStep)
      let piece = try readSome(step)
      if piece.isEmpty { return bytes }
      if piece.count > limit - bytes.count { return nil }
      bytes = bytes.isEmpty ? piece : bytes + piece
      step = bytes.count
    }
  }

  /// Reads up to `count` bytes, fewer only at the end of the file.
  private func readSome(_ count: Int) throws(SystemError) -> [UInt8] {
    try unsafe [UInt8](unsafeUninitializedCapacity: count) {
      (buffer, filled: inout Int) throws(SystemError) in
      while filled < count {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[filled...])
        let more = try unsafe read(into: UnsafeMutableRawBufferPointer(rest))
        if more == 0 { return }
        filled += more
      }
    }
  }
}
