/// A command of the shell on its way to its end; killed when the value ends.
struct RunningCommand: ~Copyable {
  private let limits: ShellCommand.Limits
  private let output: MemoryFile
  private let messages: MemoryFile
  private var child: ChildProcess
  private let start = ContinuousClock.now

  /// Starts a command with an input.
  init(
    _ command: String,
    input: [UInt8],
    limits: ShellCommand.Limits
  ) throws(ShellCommandError) {
    let output = try Self.file()
    let messages = try Self.file()
    let numbers = (output: output.descriptor.number, messages: messages.descriptor.number)
    child = try Self.start(command, input: input, numbers)
    self.limits = limits
    self.output = output
    self.messages = messages
  }

  /// What the command has written, once it has ended well; nil while it goes on.
  mutating func poll() throws(ShellCommandError) -> [UInt8]? {
    let ending = child.poll()
    if let reason = reason(ending) {
      throw ShellCommandError(
        reason,
        said: ShellCommandError.tail(of: messages.descriptor.number)
      )
    }
    if ending == nil { return nil }
    return MemoryFile.bytes(of: output.descriptor.number, from: 0, most: limits.output)
  }

  /// Why the command has failed; nil while it may go on or has succeeded.
  private func reason(_ ending: ProcessEnding?) -> ShellCommandError.Reason? {
    if let ending, ending != .exited(status: 0) { return .ended(ending) }
    if output.size > limits.output { return .tooMuchOutput(limit: limits.output) }
    guard ending == nil, let limit = limits.time, ContinuousClock.now - start > limit else {
      return nil
    }
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
