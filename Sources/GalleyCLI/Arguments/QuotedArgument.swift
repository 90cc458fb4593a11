internal import Platform

/// An argument as messages show it.
enum QuotedArgument {
  /// The argument in quotes: in double ones where blanks or control characters are inside.
  static func text(_ argument: [UInt8]) -> String {
    let text = FilePath(bytes: argument).printable
    return text.hasPrefix("\"") ? text : "'\(text)'"
  }
}
