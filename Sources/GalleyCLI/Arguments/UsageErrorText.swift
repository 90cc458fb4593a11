/// What people read about a command line that can't be followed.
enum UsageErrorText {
  /// The sentence: what is wrong and, where one is known, the remedy.
  ///
  /// Bytes from the command line go in as they are; whoever prints the sentence makes it printable.
  static func sentence(_ error: UsageError) -> [UInt8] {
    switch error {
    case .unknownCommand(let name, let nearest):
      bytes("unknown command ", quoting: name, suggestion(nearest))
    case .unknownOption(let name, let nearest):
      bytes("unknown option ", quoting: name, suggestion(nearest.map { "--" + $0 }))
    case .missingValue(let option, let placeholder):
      Array("option '--\(option)' needs a value: --\(option)=\(placeholder)".utf8)
    case .unexpectedValue(let option):
      Array("option '--\(option)' takes no value".utf8)
    case .badValue(let option, let value, let expected):
      bytes("option '--\(option)': expected \(expected), found ", quoting: value, "")
    case .missingOperand(let name):
      Array("\(name) is missing".utf8)
    case .extraOperand(let operand):
      bytes("unexpected argument ", quoting: operand, "")
    case .inputTwice:
      Array("only one of PAGE and '--state' can be '-', standard input".utf8)
    }
  }

  private static func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func bytes(_ start: String, quoting middle: [UInt8], _ end: String) -> [UInt8] {
    Array("\(start)'".utf8) + middle + Array("'\(end)".utf8)
  }
}
