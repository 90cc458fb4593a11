/// An expectation of a test store that wasn't met, and where the test had it.
public struct TestFailure: Error, Hashable, Sendable {
  /// Where in the test.
  public struct Place: Hashable, Sendable {
    /// The module and file, as `#fileID` gives it.
    public let fileID: String

    /// The file, as `#filePath` gives it.
    public let filePath: String

    /// The line, counted from 1.
    public let line: Int

    /// The column, counted from 1.
    public let column: Int
  }

  /// What wasn't as expected, with the differences.
  public let message: String

  /// Where the expectation is.
  public let place: Place
}

extension TestFailure: CustomStringConvertible {
  /// The place and the message.
  public var description: String { "\(place.fileID):\(place.line): \(message)" }
}
