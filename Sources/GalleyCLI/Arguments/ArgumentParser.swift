/// Reads a command's arguments in the GNU style.
///
/// Options and operands mix; `--` ends the options; `-` alone is an operand. A long option takes its
/// value after `=` or as the next argument, whatever that begins with. Of an option given twice the
/// last counts, except where each adds to a list. Names aren't abbreviated, so that a new option
/// never changes what an old command line means.
package struct ArgumentParser<Target: Command> {
  /// What the arguments ask for.
  package enum Request {
    case run(Target)
    case help
    case version
  }

  private var target = Target()
  private var rest: ArraySlice<[UInt8]>
  private let options: [CommandOption<Target>]

  private init(_ arguments: ArraySlice<[UInt8]>) {
    rest = arguments
    options = Target.groups.flatMap(\.options)
  }

  /// Reads the arguments after the command's name.
  package static func parse(
    _ arguments: ArraySlice<[UInt8]>
  ) throws(UsageError) -> Request {
    var parser = ArgumentParser(arguments)
    return try parser.run()
  }

  private mutating func run() throws(UsageError) -> Request {
    while let argument = rest.popFirst() {
      switch ArgumentKind(argument) {
      case .end:
        while let operand = rest.popFirst() { try target.take(operand: operand) }
      case .operand: try target.take(operand: argument)
      case .short(let letter):
        guard let request = standard(short: letter) else { throw unknown(argument) }
        return request
      case .long(let name, let value):
        if let request = try standard(long: name, value) { return request }
        try apply(name, value, spelt: argument)
      }
    }
    try target.finish()
    return .run(target)
  }

  private func standard(short letter: UInt8) -> Request? {
    switch letter {
    case UInt8(ascii: "h"): .help
    case UInt8(ascii: "V"): .version
    default: nil
    }
  }

  private func standard(
    long name: ArraySlice<UInt8>,
    _ value: ArraySlice<UInt8>?
  ) throws(UsageError) -> Request? {
    let isHelp = name.elementsEqual("help".utf8)
    guard isHelp || name.elementsEqual("version".utf8) else { return nil }
    if value != nil { throw .unexpectedValue(option: isHelp ? "help" : "version") }
    return isHelp ? .help : .version
  }

  private mutating func apply(
    _ name: ArraySlice<UInt8>,
    _ attached: ArraySlice<UInt8>?,
    spelt argument: [UInt8]
  ) throws(UsageError) {
    guard let option = options.first(where: { name.elementsEqual($0.name.utf8) }) else {
      throw unknown(argument)
    }
    switch option.form {
    case .flag(let set):
      if attached != nil { throw .unexpectedValue(option: option.name) }
      set(&target)
    case .value(let placeholder, let set):
      guard let value = attached.map(Array.init) ?? rest.popFirst() else {
        throw .missingValue(option: option.name, placeholder: placeholder)
      }
      do { try set(&target, value) } catch {
        throw .badValue(option: option.name, value: value, expected: error.expected)
      }
    case .optionalValue(_, let set):
      do { try set(&target, attached.map(Array.init)) } catch {
        let value = attached.map(Array.init) ?? []
        throw .badValue(option: option.name, value: value, expected: error.expected)
      }
    }
  }

  private func unknown(_ argument: [UInt8]) -> UsageError {
    let spelling = Array(argument.prefix { $0 != UInt8(ascii: "=") })
    if ArgumentKind.isFileLike(argument) { return .optionLikeFile(argument) }
    let names = options.map(\.name) + ["help", "version"]
    let name = spelling.drop { $0 == UInt8(ascii: "-") }
    return .unknownOption(spelling, nearest: NearestName.find(name, among: names))
  }
}
