/// The commands of the program.
enum CommandTable {
  /// All commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      RenderCommand.self, PlayCommand.self, PacksCommand.self, RegistryCommand.self,
      ConflictsCommand.self, WhichCommand.self, InspectCommand.self, CheckCommand.self,
      TestCommand.self, DiffCommand.self, BisectCommand.self, MinimizeCommand.self,
      NewCommand.self, LockCommand.self,
    ]
  }

  /// The command of a name.
  ///
  /// - Throws: `UsageError.unknownCommand` with the nearest name.
  static func command(named name: [UInt8]) throws(CommandError) -> any Command.Type {
    if let found = commands.first(where: { name.elementsEqual($0.name.utf8) }) { return found }
    let names = commands.map { $0.name } + ["help"]
    let nearest = NearestName.find(name, among: names)
    throw .usage(.unknownCommand(name, nearest: nearest), command: nil)
  }

  /// The long names of the options of all commands.
  static var optionNames: [String] { commands.flatMap { $0.optionNames } }
}
