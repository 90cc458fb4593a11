package import Platform

/// The program's two output streams.
///
/// Standard output is written whole or its failure is thrown. A failure of standard error is kept
/// until the end, because there is no place left to tell it.
package struct Console: ~Copyable {
  private var output: DescriptorWriter?
  private var errors: DescriptorWriter
  /// The first failure of standard error.
  package private(set) var errorFailure: SystemError?

  /// A console on two streams.
  package init(output: consuming DescriptorWriter, errors: consuming DescriptorWriter) {
    self.output = .some(output)
    self.errors = errors
  }

  /// The console of this process.
  package static func standard() -> Console {
    Console(output: .standardOutput(), errors: .standardError())
  }

  /// Writes to standard output and sees the bytes off.
  package mutating func show(_ bytes: [UInt8]) throws(CommandError) {
    do throws(SystemError) {
      try output?.write(bytes)
      try output?.flush()
    } catch {
      throw .output(error)
    }
  }

  /// Writes text to standard output and sees it off.
  package mutating func show(_ text: String) throws(CommandError) {
    try show(Array(text.utf8))
  }

  /// Closes standard output, which is when some file systems find that they are full.
  package mutating func close() throws(CommandError) {
    do throws(SystemError) {
      try output.take()?.finish()
    } catch {
      throw .output(error)
    }
  }

  /// Writes to standard error and sees the bytes off.
  package mutating func tell(_ bytes: [UInt8]) {
    do throws(SystemError) {
      try errors.write(bytes)
      try errors.flush()
    } catch {
      errorFailure = errorFailure ?? error
    }
  }

  /// Writes text to standard error and sees it off.
  package mutating func tell(_ text: String) {
    tell(Array(text.utf8))
  }

  /// The status to end with: messages that were lost for another reason than a closed stream are
  /// no success.
  package func settled(_ status: ExitStatus) -> ExitStatus {
    guard let errorFailure, !errorFailure.isClosedStream, status == .done || status == .findings
    else { return status }
    return errorFailure.isBrokenPipe ? .brokenPipe : .usage
  }
}
