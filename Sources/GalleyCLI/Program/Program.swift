/// The program from its arguments to its exit status.
package struct Program: ~Copyable {
  private var context: CommandContext
  private var color = ColorChoice.auto

  /// Prepares a run.
  package init(_ context: consuming CommandContext) {
    self.context = context
  }

  /// Runs the command that the arguments name; failures become messages on standard error.
  ///
  /// - Parameter arguments: the bytes of the arguments after the program's name.
  /// - Returns: how to end.
  package mutating func run(_ arguments: [[UInt8]]) -> ExitStatus {
    color = ColorChoice.said(in: arguments)
    do throws(CommandError) {
      let status = try dispatch(arguments[...])
      try context.console.close()
      return context.console.settled(status)
    } catch {
      return fail(error)
    }
  }

  private mutating func dispatch(
    _ arguments: ArraySlice<[UInt8]>
  ) throws(CommandError) -> ExitStatus {
    var rest = arguments
    guard let first = rest.popFirst() else {
      context.console.tell(ProgramHelp.usage)
      return .usage
    }
    switch ArgumentKind(first) {
    case .operand where first.elementsEqual("help".utf8): return try help(rest)
    case .operand: return try start(CommandTable.command(named: first), rest)
    case .short(UInt8(ascii: "h")): return try help(rest)
    case .short(UInt8(ascii: "V")): return try version()
    case .long(let name, nil) where name.elementsEqual("help".utf8): return try help(rest)
    case .long(let name, nil) where name.elementsEqual("version".utf8): return try version()
    default: throw .usage(unknown(first), command: nil)
    }
  }

  private mutating func start<Target: Command>(
    _ command: Target.Type,
    _ arguments: ArraySlice<[UInt8]>
  ) throws(CommandError) -> ExitStatus {
    let request: ArgumentParser<Target>.Request
    do throws(UsageError) {
      request = try ArgumentParser<Target>.parse(arguments)
    } catch {
      throw .usage(error, command: command.name)
    }
    switch request {
    case .run(let command): return try command.run(in: &context)
    case .help: return try show(CommandHelp.text(command))
    case .version: return try version()
    }
  }

  /// Help about the command that is named next, or about the program.
  private mutating func help(_ topics: ArraySlice<[UInt8]>) throws(CommandError) -> ExitStatus {
    guard let topic = topics.first(where: { ArgumentKind($0) == .operand }) else {
      return try show(ProgramHelp.text)
    }
    if topic.elementsEqual("help".utf8) { return try show(ProgramHelp.text) }
    return try show(CommandTable.command(named: topic).help)
  }

  private mutating func version() throws(CommandError) -> ExitStatus {
    try show(VersionText.text)
  }

  private mutating func show(_ text: String) throws(CommandError) -> ExitStatus {
    try context.console.show(text)
    return .done
  }

  private mutating func fail(_ error: CommandError) -> ExitStatus {
    if let lines = CommandErrorText.lines(error) {
      context.console.tell(Message.text(lines, context.surroundings.errorColor(color)))
    }
    return error.status
  }

  private func unknown(_ option: [UInt8]) -> UsageError {
    let spelling = Array(option.prefix { $0 != UInt8(ascii: "=") })
    let name = spelling.drop { $0 == UInt8(ascii: "-") }
    let known = CommandTable.optionNames
    if known.contains(where: { name.elementsEqual($0.utf8) }) { return .misplacedOption(spelling) }
    let nearest = NearestName.find(name, among: ["help", "version"])
    return .unknownOption(spelling, nearest: nearest)
  }
}
