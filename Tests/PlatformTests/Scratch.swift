import Foundation
import Platform

/// A directory of one test, removed with everything in it when the test ends.
final class Scratch {
  let directory: FilePath

  init() {
    var template = Array("/tmp/galley-platform-XXXXXX".utf8CString)
    directory = unsafe FilePath(String(cString: mkdtemp(&template)))
  }

  deinit { remove() }

  /// Removes everything now; for processes that end without ending values.
  func remove() {
    try? FileManager.default.removeItem(atPath: String(decoding: directory.bytes, as: UTF8.self))
  }

  /// The path of an entry.
  func path(_ name: FilePath) -> FilePath { directory.appending(name) }

  /// Creates a file.
  func file(_ name: FilePath, _ content: String = "") throws -> FilePath {
    try FileWriter.replace(path(name), with: Array(content.utf8))
    return path(name)
  }

  /// Creates a symbolic link.
  func link(_ name: FilePath, to target: String) -> FilePath {
    let link = path(name)
    _ = unsafe symlink(target, link.bytes.map { CChar(bitPattern: $0) } + [0])
    return link
  }

  /// Creates a FIFO.
  func fifo(_ name: FilePath) -> FilePath {
    let fifo = path(name)
    _ = unsafe mkfifo(fifo.bytes.map { CChar(bitPattern: $0) } + [0], 0o600)
    return fifo
  }
}
