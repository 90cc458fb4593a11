/// The help about the program as a whole.
enum ProgramHelp {
  /// What `galley --help` shows.
  static var text: String {
    var page = HelpPage()
    page.heading("Example")
    page.line("  galley render page.json --packs build/packs")
    page.line()
    page.line(usageLine)
    page.line()
    page.paragraph(
      "Renders server-driven pages as text, with widgets that packs (shared libraries) draw."
    )
    page.heading("Commands")
    for command in CommandTable.commands { list(command, on: &page) }
    page.entry("help [COMMAND]", "show help about a command")
    StandardHelp.options(on: &page)
    StandardHelp.environment(on: &page)
    StandardHelp.exitStatuses(on: &page)
    return page.text
  }

  /// What a command line without a command shows.
  static var usage: String {
    let names = CommandTable.commands.map { $0.name }.joined(separator: ", ")
    return """
      \(usageLine)
      Commands: \(names), help
      try 'galley --help'

      """
  }

  private static let usageLine = "Usage: galley COMMAND [OPTION]... [ARGUMENT]..."

  private static func list(_ command: any Command.Type, on page: inout HelpPage) {
    let words = [command.name] + command.operands.map(\.placeholder)
    page.entry(words.joined(separator: " "), command.summary)
  }
}
