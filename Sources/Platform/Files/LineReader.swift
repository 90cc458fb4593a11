internal import Glibc

/// Reads a file, pipe or terminal line by line, with memory for one line and one read.
package struct LineReader: ~Copyable {
  /// A line without its end.
  package enum Line: Equatable, Sendable {
    /// Its bytes, without the line feed and a carriage return before it.
    case bytes([UInt8])
    /// It has more bytes than the limit; they are gone.
    case tooLong
  }

  private static let step = 128 * 1024

  private let descriptor: FileDescriptor
  private let path: FilePath
  private let limit: Int
  /// What has been read and not been taken: `buffer[start...]`.
  private var buffer: [UInt8] = []
  private var start = 0
  /// No line ends before this place.
  private var searched = 0
  private var isAtEnd = false
  /// Whether the line at hand is longer than the limit.
  private var isSkipping = false

  /// Opens a file, or uses standard input as it stands where the path is `-`.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes of a line.
  /// - Throws: which file can't be opened, and why.
  package init(_ path: FilePath, limit: Int) throws(FileError) {
    self.path = path
    self.limit = limit
    do throws(SystemError) { descriptor = try FileReader.open(path) } catch {
      throw FileError(.read, path, error)
    }
  }

  /// Whether a whole line can be had without waiting for one.
  package var hasLine: Bool {
    mutating get { endOfLine() != nil }
  }

  /// Takes the next line; the last one needs no line feed.
  ///
  /// - Returns: The line; nil at the end.
  /// - Throws: which file can't be read, and why.
  package mutating func next() throws(FileError) -> Line? {
    while true {
      if let end = endOfLine() { return take(upTo: end, andThen: end + 1) }
      if isAtEnd { return rest() }
      if buffer.count - start > limit { skip() }
      try fill()
    }
  }

  private mutating func endOfLine() -> Int? {
    let end = unsafe buffer.withUnsafeBytes { bytes -> Int? in
      guard searched < bytes.count, let base = bytes.baseAddress,
        let found = unsafe memchr(base + searched, 0x0A, bytes.count - searched)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
    searched = end ?? buffer.count
    return end
  }

  private mutating func rest() -> Line? {
    if start == buffer.count, !isSkipping { return nil }
    return take(upTo: buffer.count, andThen: buffer.count)
  }

  private mutating func take(upTo end: Int, andThen next: Int) -> Line {
    defer {
      start = next
      searched = next
      isSkipping = false
    }
    var line = buffer[start..<end]
    if isSkipping || line.count > limit { return .tooLong }
    if line.last == 0x0D { line.removeLast() }
    return .bytes(Array(line))
  }

  /// Forgets the line so far.
  private mutating func skip() {
    isSkipping = true
    start = buffer.count
  }

  private mutating func fill() throws(FileError) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    do throws(SystemError) {
      let piece = try unsafe [UInt8](unsafeUninitializedCapacity: LineReader.step) {
        (piece, filled: inout Int) throws(SystemError) in
        filled = try unsafe descriptor.read(into: UnsafeMutableRawBufferPointer(piece))
      }
      isAtEnd = piece.isEmpty
      buffer += piece
    } catch {
      throw FileError(.read, path, error)
    }
  }
}
