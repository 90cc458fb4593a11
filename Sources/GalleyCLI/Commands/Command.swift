/// One command of the program: what its help says, what it takes, and what it does.
package protocol Command {
  /// How the command line names it.
  static var name: String { get }
  /// What it does, in a few words that begin with a small letter.
  static var summary: String { get }
  /// Command lines worth copying, each beginning with `galley`; the help starts with the first.
  static var examples: [String] { get }
  /// The operands, in order.
  static var operands: [Operand] { get }
  /// The options, in the order of the help.
  static var groups: [OptionGroup<Self>] { get }

  /// Makes the command with every option at its default.
  init()
  /// Takes the next operand.
  mutating func take(operand: [UInt8]) throws(UsageError)
  /// Checks what no single argument shows, such as a missing operand.
  mutating func finish() throws(UsageError)
  /// Does the work.
  func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus
}

extension Command {
  package static var operands: [Operand] { [] }

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    throw .extraOperand(operand)
  }

  package mutating func finish() throws(UsageError) {}

  /// The text of `--help`.
  static var help: String { CommandHelp.text(self) }

  /// The long names of its options.
  static var optionNames: [String] { groups.flatMap(\.options).map(\.name) }
}
