internal import Foundation
package import Platform

/// A directory of one test, removed with everything in it when the test ends.
package final class Scratch: Sendable {
  /// The directory, with no links in its path.
  package let directory: FilePath

  /// Creates an empty directory.
  package init() {
    var template = Array("/tmp/galley-test-XXXXXX".utf8CString)
    directory = unsafe FilePath(String(cString: mkdtemp(&template)))
  }

  deinit { remove() }

  /// Removes everything now; for processes that end without ending values.
  package func remove() {
    try? FileManager.default.removeItem(atPath: directory.printable)
  }

  /// The path of an entry.
  package func path(_ name: FilePath) -> FilePath { directory.appending(name) }

  /// Creates a file of text.
  package func file(_ name: FilePath, _ content: String = "") throws -> FilePath {
    try file(name, bytes: Array(content.utf8))
  }

  /// Creates a file of bytes.
  package func file(_ name: FilePath, bytes: [UInt8]) throws -> FilePath {
    try FileWriter.replace(path(name), with: bytes)
    return path(name)
  }

  /// Creates a directory.
  package func folder(_ name: FilePath) -> FilePath {
    _ = unsafe mkdir(cString(path(name)), 0o755)
    return path(name)
  }

  /// Creates a symbolic link.
  package func link(_ name: FilePath, to target: String) -> FilePath {
    _ = unsafe symlink(target, cString(path(name)))
    return path(name)
  }

  /// Gives a file a second name.
  package func hardLink(_ name: FilePath, to target: FilePath) -> FilePath {
    _ = unsafe Foundation.link(cString(path(target)), cString(path(name)))
    return path(name)
  }

  /// Creates a FIFO.
  package func fifo(_ name: FilePath) -> FilePath {
    _ = unsafe mkfifo(cString(path(name)), 0o600)
    return path(name)
  }

  /// Creates a socket that nobody listens to.
  package func socket(_ name: FilePath) -> FilePath {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = path(name).bytes
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
    let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    _ = unsafe withUnsafeBytes(of: &address) { bytes in
      let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      return unsafe bind(descriptor, start, socklen_t(bytes.count))
    }
    close(descriptor)
    return path(name)
  }

  /// Removes a file.
  package func delete(_ name: FilePath) throws {
    try FileManager.default.removeItem(atPath: path(name).printable)
  }

  /// Changes an entry's permissions.
  package func setPermissions(_ permissions: UInt32, of name: FilePath) {
    _ = unsafe chmod(cString(path(name)), mode_t(permissions))
  }

  private func cString(_ path: FilePath) -> [CChar] {
    path.bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
