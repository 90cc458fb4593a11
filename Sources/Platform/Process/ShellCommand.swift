/// Commands of the shell that get some bytes and give some.
package enum ShellCommand {
  /// How much a command may take.
  package struct Limits: Hashable, Sendable {
    /// The longest that it may run; nil for as long as it likes.
    package var time: Duration?
    /// The most bytes that it may write to its standard output.
    package var output: Int

    /// Sets the limits.
    package init(time: Duration? = nil, output: Int = FileReader.standardLimit) {
      self.time = time
      self.output = output
    }
  }

  /// Runs a command to its end; it is killed when the task is cancelled or a limit is reached.
  ///
  /// Input and output are files in memory, so neither side ever waits for the other. What the
  /// command writes to its standard error is kept for the error, if it fails.
  ///
  /// - Parameters:
  ///   - command: What `/bin/sh -c` is told.
  ///   - input: Its standard input.
  ///   - limits: How much it may take.
  /// - Returns: Its standard output.
  /// - Throws: `ShellCommandError`, or `CancellationError` for a cancelled task.
  @concurrent package static func run(
    _ command: String,
    input: [UInt8],
    limits: Limits = Limits()
  ) async throws -> [UInt8] {
    var running = try RunningCommand(command, input: input, limits: limits)
    var pause = Duration.milliseconds(1)
    while true {
      if let output = try running.poll() { return output }
      try await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(20))
    }
  }

  /// Runs a command in a folder to its end, while the calling thread waits.
  ///
  /// - Parameters:
  ///   - command: What `/bin/sh -c` is told.
  ///   - folder: Where it runs.
  ///   - input: Its standard input.
  ///   - limits: How much it may take.
  /// - Returns: Its standard output.
  /// - Throws: why there is none that counts.
  package static func output(
    of command: String,
    in folder: FilePath,
    input: [UInt8],
    limits: Limits = Limits()
  ) throws(ShellCommandError) -> [UInt8] {
    let entering = "cd -- \(quoted(folder)) || exit\n\(command)"
    var running = try RunningCommand(entering, input: input, limits: limits)
    var pause: UInt32 = 1_000
    while true {
      if let output = try running.poll() { return output }
      ThisThread.sleep(microseconds: pause)
      pause = min(pause * 2, 20_000)
    }
  }

  /// A path as one word of the shell (POSIX.1-2024, XCU 2.2.2).
  private static func quoted(_ path: FilePath) -> String {
    let text = String(decoding: path.bytes, as: UTF8.self)
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}
