/// Commands of the shell that get some bytes and give some.
package enum ShellCommand {
  /// Runs a command to its end; it is killed when the task is cancelled.
  ///
  /// Input and output are files in memory, so neither side ever waits for the other. What the
  /// command writes to its standard error goes where this process's goes.
  ///
  /// - Parameters:
  ///   - command: What `/bin/sh -c` is told.
  ///   - input: Its standard input.
  ///   - limit: More bytes of output than this are an error.
  /// - Returns: Its standard output.
  /// - Throws: `ShellCommandError`, or `CancellationError` for a cancelled task.
  @concurrent package static func run(
    _ command: String,
    input: [UInt8],
    limit: Int = FileReader.standardLimit
  ) async throws -> [UInt8] {
    let output = try file()
    var child = try start(command, input: input, output: output.descriptor.number)
    var pause = Duration.milliseconds(1)
    while true {
      if let ending = child.poll() {
        guard ending == .exited(status: 0) else { throw ShellCommandError.ended(ending) }
        guard output.size <= limit else { throw ShellCommandError.tooMuchOutput(limit: limit) }
        return MemoryFile.bytes(of: output.descriptor.number, from: 0, most: limit)
      }
      guard output.size <= limit else { throw ShellCommandError.tooMuchOutput(limit: limit) }
      try await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(20))
    }
  }

  private static func start(
    _ command: String,
    input: [UInt8],
    output: Int32
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
        descriptors: [read.number, output, 2]
      )
    } catch {
      throw .notStarted(error)
    }
  }

  private static func file() throws(ShellCommandError) -> MemoryFile {
    do throws(SystemError) {
      let file = try MemoryFile(above: 3)
      try file.setAppending()
      return file
    } catch {
      throw .notStarted(error)
    }
  }
}

/// Why a command has no output that counts.
package enum ShellCommandError: Error, Hashable, Sendable {
  /// The shell couldn't be started.
  case notStarted(SystemError)
  /// The command has failed, as its ending says.
  case ended(ProcessEnding)
  /// The command has written more bytes than allowed.
  case tooMuchOutput(limit: Int)
}

extension ShellCommandError: CustomStringConvertible {
  /// What went wrong, in one sentence.
  package var description: String {
    switch self {
    case .notStarted(let error): "the command can't be started: \(error)"
    case .ended(.exited(let status)): "the command has failed with status \(status)"
    case .ended(.killed(let signal)):
      "the command was ended by \(ProcessEnding.name(ofSignal: signal))"
    case .tooMuchOutput(let limit): "the command has written more than \(limit) bytes"
    }
  }
}
