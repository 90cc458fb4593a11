internal import Foundation
package import Platform

/// Builds faulty libraries that the package manager would refuse to link.
package struct PackCompiler: Sendable {
  private let program: String

  /// The compiler that comes with Swift, else the system's; nil where there is neither.
  package static let found: PackCompiler? = {
    let directories = FilePath(bytes: Environment.value("PATH") ?? [])
      .split(at: UInt8(ascii: ":"))
    for name in ["clang", "cc"] {
      for directory in directories {
        let file = directory.appending(FilePath(name))
        if (try? FileFacts(of: file)) != nil { return PackCompiler(program: file.printable) }
      }
    }
    return nil
  }()

  /// The least that a pack has.
  package static let entry = "int galley_pack_v1(const void *h, void *r) { return h == r; }"

  /// Compiles C source to a file in a scratch directory.
  package func build(
    _ name: FilePath,
    from source: String,
    in scratch: Scratch,
    _ options: [String] = ["-shared", "-fPIC", "-nostdlib"]
  ) throws -> FilePath {
    let input = try scratch.file(FilePath(bytes: name.bytes + Array(".c".utf8)), source)
    let output = scratch.path(name)
    let linker = program.hasSuffix("clang") && !options.contains("-c") ? ["-fuse-ld=lld"] : []
    let status = try run(
      program,
      linker + ["-w", "-I", PackCompiler.headers, input.printable, "-o", output.printable] + options
    )
    if status != 0 { throw Failure(status: status) }
    return output
  }

  /// The compiler refuses.
  package struct Failure: Error {
    /// The compiler's status.
    package let status: Int32
  }

  /// Runs a program to its end: its status, or minus the signal that ended it.
  package func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? -status : status
  }

  private static let headers: String = {
    let root = (0..<3).reduce(FilePath(#filePath)) { path, _ in path.parent }
    return root.appending("Sources/CGalley/include").printable
  }()
}
