internal import JSONText

/// Why some bytes are no scenario, and where.
package struct ScenarioError: Error, Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int
  /// What is wrong, and what would be right.
  package var message: String
  /// What to do about it, where that isn't plain.
  package var remedy: String?

  init(_ message: String, _ remedy: String? = nil, at position: JSONPosition) {
    line = position.line
    column = position.column
    self.message = message
    self.remedy = remedy
  }

  init(_ error: JSONError) {
    self.init(error.message, at: error.position)
  }
}
