/// What people read about a command line that can't be followed.
enum UsageErrorText {
  /// The sentence: what is wrong and, where one is known, the remedy.
  static func sentence(_ error: UsageError) -> String {
    switch error {
    case .unknownCommand(let name, let nearest):
      "unknown command \(quoted(name))\(suggestion(nearest))"
    case .unknownOption(let name, let nearest):
      "unknown option \(quoted(name))\(suggestion(nearest.map { "--" + $0 }))"
    case .unknownCheck(let id, let nearest):
      "unknown check \(quoted(id))\(suggestion(nearest)); --list shows all"
    case .optionLikeFile(let name):
      "unknown option \(quoted(name)); a file of that name is written \(quoted(below(name)))"
    case .misplacedOption(let name):
      "option \(quoted(name)) comes before the command; it goes after it"
    case .missingValue(let option, let placeholder):
      "option '--\(option)' needs a value: --\(option)=\(placeholder)"
    case .unexpectedValue(let option): "option '--\(option)' takes no value"
    case .badValue(let option, let value, let expected):
      "option '--\(option)': expected \(expected), found \(quoted(value))"
    case .missingOperand(let placeholder): "\(placeholder) is missing"
    case .badOperand(let placeholder, let value, let expected, let nearest):
      "\(placeholder): expected \(expected), found \(quoted(value))\(suggestion(nearest))"
    case .missingOption(let option, let placeholder):
      "option '--\(option)' is missing: --\(option)=\(placeholder)"
    case .extraOperand(let operand): "unexpected argument \(quoted(operand))"
    case .conflict(let first, let second, let reason):
      "'\(first)' and \(second) don't go together: \(reason)"
    case .dependentOption(let option, let needed):
      "option '--\(option)' needs '--\(needed)' too"
    case .inputTwice: "only one of PAGE and '--state' can be '-', standard input"
    }
  }

  private static func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func quoted(_ argument: [UInt8]) -> String { QuotedArgument.text(argument) }

  /// The file's name behind `./`, which no option begins with.
  private static func below(_ name: [UInt8]) -> [UInt8] { Array("./".utf8) + name }
}
