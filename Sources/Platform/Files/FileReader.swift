internal import Glibc

/// Reads files whole.
package enum FileReader {
  /// The largest document that anything here reads: offsets fit 32 bits.
  package static let standardLimit = Int(UInt32.max)

  /// The bytes of a file, FIFO or device; of standard input where the path is `-`.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - limit: more bytes than this are an error.
  /// - Returns: the content.
  /// - Throws: which file can't be read, and why.
  /// - Complexity: one copy of the content.
  package static func contents(
    of path: FilePath,
    limit: Int = standardLimit
  ) throws(FileError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try open(path).readToEnd(limit: limit)
    } catch {
      if error.code == EISDIR { throw FileError(.read, path, .wrongType(.directory)) }
      if error.code == ENXIO, let facts = try? FileFacts(of: path) {
        throw FileError(.read, path, .wrongType(facts.type))
      }
      throw FileError(.read, path, error)
    }
    guard let bytes else { throw FileError(.read, path, .tooLarge(limit: limit)) }
    return bytes
  }

  /// Standard input is used as it stands: opening it again by name fails for sockets.
  static func open(_ path: FilePath) throws(SystemError) -> FileDescriptor {
    if path == "-" || path == "/dev/stdin" { return FileDescriptor(borrowing: 0) }
    return try FileDescriptor(opening: path, for: .read)
  }
}
