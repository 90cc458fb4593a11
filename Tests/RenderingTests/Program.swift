import Foundation
import Platform

/// The program that was built with these tests.
enum Program {
  /// How a run ended and what it wrote.
  struct Run {
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]
  }

  /// Renders a document.
  ///
  /// - Parameters:
  ///   - page: The operand.
  ///   - folder: Where the program runs, relative to the checkout.
  ///   - input: A file of that folder for standard input; nothing otherwise.
  /// - Returns: How the program ended and what it wrote.
  /// - Throws: why it couldn't be started.
  static func render(_ page: String, in folder: String, input: String? = nil) throws -> Run {
    let home = Repository.root.appending(FilePath(folder))
    return try run(["render", "--", page], in: home, input: input)
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - arguments: The command and what follows it.
  ///   - folder: Where the program runs.
  ///   - input: A file of that folder for standard input; nothing otherwise.
  /// - Returns: How the program ended and what it wrote.
  /// - Throws: why it couldn't be started.
  static func run(
    _ arguments: [String],
    in folder: FilePath = Repository.root,
    input: String? = nil
  ) throws -> Run {
    let home = URL(fileURLWithPath: folder.printable)
    let process = Process()
    process.executableURL = URL(
      fileURLWithPath: Repository.products.appending("galley").printable
    )
    process.arguments = arguments
    process.currentDirectoryURL = home
    process.environment = ["PATH": "/usr/bin:/bin"]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: home.appendingPathComponent($0)) }
      ?? FileHandle.nullDevice
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: Array(text),
      errors: Array(messages)
    )
  }
}
