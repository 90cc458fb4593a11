/// How one test, or one check of one thing, ended.
package struct TestOutcome: Hashable, Sendable {
  /// A test's result.
  package enum Result: Hashable, Sendable {
    case passed
    /// What was wrong in a line, and all there is to say about it.
    case failed(String, detail: String)
    /// The test itself couldn't be made.
    case broken(String, detail: String)
    /// It wasn't made, or doesn't count, and why.
    case skipped(String)
  }

  /// What the test belongs to, such as a file.
  package var suite: String
  /// The test's name, unique in its suite.
  package var name: String
  /// How it ended.
  package var result: Result
  /// How long it took, where that is known.
  package var duration: Duration?

  /// An outcome.
  package init(suite: String, name: String, result: Result, duration: Duration? = nil) {
    self.suite = suite
    self.name = name
    self.result = result
    self.duration = duration
  }
}
