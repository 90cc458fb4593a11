import Foundation
import Platform
import TestSupport
import Testing

/// Builds `Tests/Packs/Faulty/Faulty.c`.
enum FaultyPack {
  private static let source = FilePath(#filePath).parent.parent.parent
    .appending("Packs/Faulty/Faulty.c")

  /// The program that probes packs, built beside the tests.
  static let program = (ThisProcess.executable ?? "").parent.appending("galley")

  /// Builds a pack that needs a library of its own beside it.
  static func needingNeighbour(
    _ source: String,
    _ macros: [String] = [],
    in scratch: Scratch,
    folder: FilePath = "."
  ) throws -> FilePath {
    let library = try PackCompiler.found?.build(
      folder.appending("libneighbour.so"),
      from: source,
      in: scratch,
      ["-shared", "-fPIC", "-nostdlib", "-Wl,-soname,libneighbour.so"]
    )
    return try build(
      folder.appending("faulty.so"),
      ["FAULT_NEEDS"] + macros,
      [library?.printable ?? "", "-Wl,-rpath,$ORIGIN"],
      in: scratch
    )
  }

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
