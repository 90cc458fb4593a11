import Foundation
import Platform

/// A new folder for one test, removed with the value.
final class Scratch: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// Makes an empty file, open for writing.
  func create(_ name: String) throws -> FileHandle {
    let file = url.appendingPathComponent(name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// A file's bytes.
  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appendingPathComponent(name)))
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> FilePath { FilePath(url.appendingPathComponent(name).path) }
}
