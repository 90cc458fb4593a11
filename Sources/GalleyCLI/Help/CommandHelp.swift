/// The help of one command, made from what the command declares.
package enum CommandHelp {
  /// The whole help, which begins with an example.
  package static func text<Target: Command>(_ command: Target.Type) -> String {
    var page = HelpPage()
    page.heading(command.examples.count == 1 ? "Example" : "Examples")
    for example in command.examples { page.line("  " + example) }
    page.line()
    page.line("Usage: " + usage(command))
    page.line()
    page.paragraph(sentence(command.summary))
    describe(command.operands, on: &page)
    for group in command.groups { describe(group, on: &page) }
    StandardHelp.options(on: &page)
    StandardHelp.exitStatuses(on: &page)
    return page.text
  }

  /// The line that shows what a command takes.
  static func usage<Target: Command>(_ command: Target.Type) -> String {
    let words = ["galley", command.name, "[OPTION]..."] + command.operands.map(\.placeholder)
    return words.joined(separator: " ")
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  private static func describe(_ operands: [Operand], on page: inout HelpPage) {
    if operands.isEmpty { return }
    page.heading("Arguments")
    for operand in operands { page.entry(operand.placeholder, operand.help) }
  }

  private static func describe<Target>(_ group: OptionGroup<Target>, on page: inout HelpPage) {
    page.heading(group.title)
    for option in group.options { page.entry(spelling(option), option.help) }
  }

  private static func spelling<Target>(_ option: CommandOption<Target>) -> String {
    switch option.form {
    case .flag: "--" + option.name
    case .value(let placeholder, _): "--\(option.name) \(placeholder)"
    case .optionalValue(let placeholder, _): "--\(option.name)[=\(placeholder)]"
    }
  }
}
