import Foundation
import Platform
import TestSupport
import Testing

/// Builds `Tests/Packs/Faulty/Faulty.c`.
enum FaultyPack {
  private static let source = FilePath(#filePath).parent.parent.parent
    .appending("Packs/Faulty/Faulty.c")

  /// Builds a pack with macros, as pack authors are told to.
  static func build(
    _ name: FilePath,
    _ macros: [String] = [],
    _ options: [String] = [],
    in scratch: Scratch
  ) throws -> FilePath {
    let compiler = try #require(PackCompiler.found)
    let text = String(decoding: try FileReader.contents(of: source), as: UTF8.self)
    let usual = ["-shared", "-fPIC", "-O1", "-fvisibility=hidden", "-Wl,--build-id"]
    return try compiler.build(
      name,
      from: text,
      in: scratch,
      usual + macros.map { "-D\($0)" } + options
    )
  }

  /// A string literal of C.
  static func literal(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }

  /// Changes the bytes of a file.
  static func patch(_ file: FilePath, _ change: (inout [UInt8]) -> Void) throws {
    var bytes = try FileReader.contents(of: file)
    change(&bytes)
    try FileWriter.replace(file, with: bytes)
  }
}
