/// Loads by a command: the request as JSON on its standard input, the document on its output.
package struct CommandLoader: PageLoader {
  /// Runs the command to its end.
  package typealias Run = @Sendable (_ input: [UInt8]) async throws -> [UInt8]

  private let run: Run

  /// Makes a loader.
  ///
  /// - Parameter run: Runs the command with a standard input and returns its standard output; throws
  ///   when it fails, and stops it when its task is cancelled.
  package init(_ run: @escaping Run) {
    self.run = run
  }

  @concurrent package func loadPage(_ request: PageRequest) async throws -> [UInt8] {
    try await run(request.json)
  }
}
