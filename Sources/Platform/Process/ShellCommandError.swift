/// Why a command has no output that counts.
package struct ShellCommandError: Error, Hashable, Sendable {
  /// What happened.
  package enum Reason: Hashable, Sendable {
    /// The shell couldn't be started.
    case notStarted(SystemError)
    /// The command has failed, as its ending says.
    case ended(ProcessEnding)
    /// The command has written more bytes than allowed.
    case tooMuchOutput(limit: Int)
    /// The command was still running after the time that it was given.
    case tooLong(limit: Duration)
  }

  /// What happened.
  package let reason: Reason

  /// The end of what the command wrote to its standard error, on one line.
  package let said: String

  init(_ reason: Reason, said: String = "") {
    self.reason = reason
    self.said = said
  }

  /// The last bytes of a file on one line, without what a terminal would obey.
  static func tail(of descriptor: Int32) -> String {
    let size = MemoryFile.size(of: descriptor)
    let bytes = MemoryFile.bytes(of: descriptor, from: max(size - most, 0), most: most)
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      let text = String(decoding: line, as: UTF8.self)
      return String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isObeyed }))
    }
    return lines.joined(separator: " / ")
  }

  /// How much of what a command has said goes into a message.
  private static let most = 500
}

extension ShellCommandError: CustomStringConvertible {
  /// What went wrong, and what the command said about it.
  package var description: String { said.isEmpty ? cause : "\(cause): \(said)" }

  private var cause: String {
    switch reason {
    case .notStarted(let error): "the command can't be started: \(error)"
    case .ended(.exited(let status)): "the command has failed with status \(status)"
    case .ended(.killed(let signal)):
      "the command was ended by \(ProcessEnding.name(ofSignal: signal))"
    case .tooMuchOutput(let limit): "the command has written more than \(limit) bytes"
    case .tooLong(let limit): "the command was stopped after \(limit)"
    }
  }
}
