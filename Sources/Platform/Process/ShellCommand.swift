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
    let output = try file()
    let messages = try file()
    let numbers = (output: output.descriptor.number, messages: messages.descriptor.number)
    var child = try start(command, input: input, numbers)
    let start = ContinuousClock.now
    var pause = Duration.milliseconds(1)
    while true {
      let ending = child.poll()
      if let reason = reason(ending, output.size, ContinuousClock.now - start, limits) {
        throw ShellCommandError(reason, said: ShellCommandError.tail(of: numbers.messages))
      }
      if ending != nil { return MemoryFile.bytes(of: numbers.output, from: 0, most: limits.output) }
      try await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(20))
    }
  }

  /// Why a command has failed; nil while it may go on or has succeeded.
  private static func reason(
    _ ending: ProcessEnding?,
    _ size: Int,
    _ time: Duration,
    _ limits: Limits
  ) -> ShellCommandError.Reason? {
    if let ending, ending != .exited(status: 0) { return .ended(ending) }
    if size > limits.output { return .tooMuchOutput(limit: limits.output) }
    guard ending == nil, let limit = limits.time, time > limit else { return nil }
    return .tooLong(limit: limit)
  }

  private static func start(
    _ command: String,
    input: [UInt8],
    _ numbers: (output: Int32, messages: Int32)
  ) throws(ShellCommandError) -> ChildProcess {
    let written = try file()
    do throws(SystemError) {
      try written.descriptor.write(input.span)
      // Opened again, since reading starts where writing has ended.
      let path = FilePath("/proc/self/fd/\(written.descriptor.number)")
      let read = try FileDescriptor(opening: path, for: .read).raised(above: 3)
      return try ChildProcess(
        "/bin/sh",
        arguments: ["sh", "-c", command],
        variables: [],
        descriptors: [read.number, numbers.output, numbers.messages]
      )
    } catch {
      throw ShellCommandError(.notStarted(error))
    }
  }

  private static func file() throws(ShellCommandError) -> MemoryFile {
    do throws(SystemError) {
      let file = try MemoryFile(above: 3)
      try file.setAppending()
      return file
    } catch {
      throw ShellCommandError(.notStarted(error))
    }
  }
}
