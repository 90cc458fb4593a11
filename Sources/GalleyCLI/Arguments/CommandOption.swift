/// One option of a command: how it is spelt, what it takes, what it does, and its line of help.
package struct CommandOption<Target> {
  /// What an option takes and does.
  package enum Form {
    /// Takes no value.
    case flag((inout Target) -> Void)
    /// Takes a value, named by a placeholder in the help.
    case value(String, (inout Target, [UInt8]) throws(ValueError) -> Void)
    /// Takes a value only after `=`, and can do without.
    case optionalValue(String, (inout Target, [UInt8]?) throws(ValueError) -> Void)
  }

  /// The long name without dashes.
  package let name: String
  /// What follows the option's spelling in the help.
  package let help: String
  /// What it takes and does.
  package let form: Form

  /// Makes an option that takes no value.
  package static func flag(
    _ name: String,
    _ help: String,
    _ apply: @escaping (inout Target) -> Void
  ) -> Self {
    CommandOption(name: name, help: help, form: .flag(apply))
  }

  /// Makes an option that takes bytes as they are, such as a path.
  package static func bytes(
    _ name: String,
    _ placeholder: String,
    _ help: String,
    _ apply: @escaping (inout Target, [UInt8]) -> Void
  ) -> Self {
    let checked = { (target: inout Target, value: [UInt8]) throws(ValueError) in
      if value.isEmpty { throw ValueError(expected: "a path that isn't empty") }
      apply(&target, value)
    }
    return CommandOption(name: name, help: help, form: .value(placeholder, checked))
  }

  /// Makes an option that takes bytes as they are, or does without.
  package static func optionalBytes(
    _ name: String,
    _ placeholder: String,
    _ help: String,
    _ apply: @escaping (inout Target, [UInt8]?) -> Void
  ) -> Self {
    let checked = { (target: inout Target, value: [UInt8]?) throws(ValueError) in
      if value?.isEmpty == true { throw ValueError(expected: "a path that isn't empty") }
      apply(&target, value)
    }
    return CommandOption(name: name, help: help, form: .optionalValue(placeholder, checked))
  }

  /// Makes an option that takes a whole number within a range.
  package static func number(
    _ name: String,
    _ placeholder: String,
    _ range: ClosedRange<Int>,
    _ help: String,
    _ apply: @escaping (inout Target, Int) -> Void
  ) -> Self {
    let checked = { (target: inout Target, value: [UInt8]) throws(ValueError) in
      apply(&target, try WholeNumber.parse(value, in: range))
    }
    return CommandOption(name: name, help: help, form: .value(placeholder, checked))
  }

  /// Makes an option that takes seconds within a range of milliseconds.
  package static func seconds(
    _ name: String,
    _ range: ClosedRange<Int>,
    _ help: String,
    _ apply: @escaping (inout Target, Duration) -> Void
  ) -> Self {
    let checked = { (target: inout Target, value: [UInt8]) throws(ValueError) in
      apply(&target, try Seconds.parse(value, in: range))
    }
    return CommandOption(name: name, help: help, form: .value("SECONDS", checked))
  }

  /// Makes an option whose value a function reads.
  package static func word<Value>(
    _ name: String,
    _ placeholder: String,
    _ help: String,
    _ parse: @escaping ([UInt8]) throws(ValueError) -> Value,
    _ apply: @escaping (inout Target, Value) -> Void
  ) -> Self {
    let checked = { (target: inout Target, value: [UInt8]) throws(ValueError) in
      apply(&target, try parse(value))
    }
    return CommandOption(name: name, help: help, form: .value(placeholder, checked))
  }

  /// Makes an option that takes one of a few words.
  package static func choice<Choice: OptionChoice>(
    _ name: String,
    _ help: String,
    _ apply: @escaping (inout Target, Choice) -> Void
  ) -> Self {
    let checked = { (target: inout Target, value: [UInt8]) throws(ValueError) in
      apply(&target, try Choice.parse(value))
    }
    return CommandOption(name: name, help: help, form: .value(Choice.alternatives, checked))
  }
}
