package import Pages
package import Platform

extension CommandLoader {
  /// A loader that runs a command of the shell for each request.
  ///
  /// The command gets the request as JSON on its standard input and writes the document to its
  /// standard output. It is killed when the request is cancelled.
  ///
  /// - Parameters:
  ///   - command: What `/bin/sh -c` is told.
  ///   - limits: How long it may run and how much it may write.
  package init(shell command: String, limits: ShellCommand.Limits = .ofLoaders) {
    self.init { request in
      do {
        return try await ShellCommand.run(command, input: request, limits: limits)
      } catch let error as ShellCommandError {
        throw PageLoadError("\(error) (loader \(FilePath(command).printable))")
      }
    }
  }
}

extension ShellCommand.Limits {
  /// A document that takes longer, or is larger, helps nobody.
  package static let ofLoaders = ShellCommand.Limits(time: .seconds(30), output: 64 * 1024 * 1024)
}
