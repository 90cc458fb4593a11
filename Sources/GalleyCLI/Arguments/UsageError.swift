/// A command line that can't be followed.
package enum UsageError: Error, Equatable {
  /// No command of this name.
  case unknownCommand([UInt8], nearest: String?)
  /// No option of this spelling.
  case unknownOption([UInt8], nearest: String?)
  /// No option of this spelling, which looks like a file's name.
  case optionLikeFile([UInt8])
  /// No check of this id.
  case unknownCheck([UInt8], nearest: String?)
  /// An option of the commands stands before the command.
  case misplacedOption([UInt8])
  /// The last argument is an option that takes a value.
  case missingValue(option: String, placeholder: String)
  /// A value was given to an option that takes none.
  case unexpectedValue(option: String)
  /// The option can't take the value.
  case badValue(option: String, value: [UInt8], expected: String)
  /// The command can't do without this operand.
  case missingOperand(String)
  /// The command can't take this operand.
  case badOperand(String, value: [UInt8], expected: String, nearest: String?)
  /// The command can't do without this option.
  case missingOption(String, placeholder: String)
  /// The command takes no more operands.
  case extraOperand([UInt8])
  /// Two arguments exclude each other, for a reason that follows a colon.
  case conflict(String, String, String)
  /// The first option means nothing without the second.
  case dependentOption(String, on: String)
  /// Two arguments want standard input.
  case inputTwice
}
