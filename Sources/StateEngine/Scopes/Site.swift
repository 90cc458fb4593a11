/// Where in the code something was asked for, and what its author calls it.
public struct Site: Hashable, Sendable {
  /// What the author calls it; may be empty.
  public let label: String

  /// The module and file, as `#fileID` gives it.
  public let file: String

  /// The line in the file, counted from 1.
  public let line: UInt

  /// Makes a site.
  public init(_ label: String = "", file: String = #fileID, line: UInt = #line) {
    self.label = label
    self.file = file
    self.line = line
  }
}

extension Site: CustomStringConvertible {
  /// The label in quotes, if there is one, then file and line.
  public var description: String {
    label.isEmpty ? "at \(file):\(line)" : "'\(label)' at \(file):\(line)"
  }
}
