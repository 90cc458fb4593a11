import Foundation
import Glibc
import Testing

/// Runs shell scripts in which `galley` is the program that was built with these tests.
enum GalleyProcess {
  /// How a script ended and what it wrote.
  struct Outcome {
    /// The exit status, 128 and the signal's number after death by a signal.
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// The folder of this build's products, where the test runner stands too.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Runs a script with `sh` in a folder, with nothing in the environment but what is given.
  static func run(
    _ script: String,
    in folder: Scratch? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try Scratch()
    let process = try process(script, folder ?? scratch, environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try scratch.create("stdout")
    process.standardError = try scratch.create("stderr")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: status(process),
      output: try scratch.read("stdout"),
      errors: try scratch.read("stderr")
    )
  }

  /// Runs a script whose standard output is a terminal; `errors` stay empty.
  static func runOnTerminal(
    _ script: String,
    in folder: Scratch? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try Scratch()
    let process = try process(script, folder ?? scratch, environment)
    let (terminal, line) = try PseudoTerminal.open()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = line
    process.standardError = try scratch.create("stderr")
    try process.run()
    try line.close()
    let output = readToHangUp(terminal)
    process.waitUntilExit()
    return Outcome(
      status: status(process),
      output: output.filter { $0 != 0x0D },
      errors: try scratch.read("stderr")
    )
  }

  private static func process(
    _ script: String,
    _ folder: Scratch,
    _ environment: [String: String]
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "galley() { \"$GALLEY\" \"$@\"; }\n" + script]
    process.currentDirectoryURL = folder.url
    let program = products.appendingPathComponent("galley").path
    let own = ["GALLEY": program, "PATH": "/usr/bin:/bin"]
    process.environment = environment.merging(own) { given, _ in given }
    unblockSignals()
    return process
  }

  /// Threads of the tests block signals, and what they start inherits that.
  private static func unblockSignals() {
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }

  private static func status(_ process: Process) -> Int32 {
    process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
  }

  /// Reads until nobody has the other end of the terminal open.
  private static func readToHangUp(_ terminal: FileHandle) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(terminal.fileDescriptor, &piece, piece.count)
      if count <= 0 { return bytes }
      bytes += piece.prefix(count)
    }
  }
}
