internal import Platform

/// Directories written into libraries, and those that the loader knows by itself.
enum RunPath {
  /// Replaces `$ORIGIN` and `${ORIGIN}`, the directory of the file that names the path.
  static func expand(_ path: FilePath, origin: FilePath) -> FilePath {
    var result: [UInt8] = []
    var rest = path.bytes[...]
    while let byte = rest.first {
      let mark = ["${ORIGIN}", "$ORIGIN"].first { rest.starts(with: $0.utf8) }
      result += mark == nil ? [byte] : origin.bytes
      rest = rest.dropFirst(mark?.utf8.count ?? 1)
    }
    return FilePath(bytes: result)
  }

  /// Where the loader looks last; distributions differ, so all that exist here.
  static var systemDirectories: [FilePath] {
    let name = ELFPlatform.host.name
    let all: [FilePath] = [
      FilePath("/lib/\(name)-linux-gnu"), FilePath("/usr/lib/\(name)-linux-gnu"), "/lib64",
      "/usr/lib64", "/lib", "/usr/lib",
    ]
    return all.filter { (try? FileFacts(of: $0))?.type == .directory }
  }
}
