internal import Platform

/// A regular file's bytes in memory, and where the file is.
struct PackImage {
  /// The file, as it was named.
  let path: FilePath
  let location: PackLocation
  private let contents: [UInt8]

  /// Reads a file; anything but a regular one isn't even opened, as that may block or have effects.
  init(_ path: FilePath, for check: PackFileCheck) throws(PackRefusal.Cause) {
    self.path = path
    location = try check.location(of: path)
    let facts = location.facts
    if facts.type != .regular { throw .unreadable(.wrongType(facts.type)) }
    if facts.size > PackInspector.largestFile {
      throw .unreadable(.tooLarge(limit: PackInspector.largestFile))
    }
    do throws(FileError) {
      contents = try FileReader.contents(of: location.path, limit: PackInspector.largestFile)
    } catch {
      throw .unreadable(error.cause)
    }
  }

  /// How many bytes the file has.
  var size: Int { contents.count }

  /// Calls `body` with the file's bytes.
  func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let span = contents.span
    return try body(unsafe span.bytes)
  }
}
