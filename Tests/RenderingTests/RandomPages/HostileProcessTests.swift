import Platform
import TestSupport
import Testing

/// What the program itself writes about documents and arguments that try to drive a terminal.
@Suite struct HostileProcessTests {
  struct Row: Sendable {
    let options: [String]
    var hasEscapes = false
  }

  static let rows = [
    Row(options: ["--format", "plain"]),
    Row(options: ["--format", "html", "--diagnostics", "json"]),
    Row(options: ["--format", "json", "--diagnostics", "json"]),
    Row(options: ["--format", "accessible", "--strict"]),
    Row(options: ["--format", "ansi", "--color", "always"], hasEscapes: true),
    Row(options: ["--explain", "--in-process"]),
  ]

  @Test(arguments: rows) func nothingOfAPageDrivesATerminal(row: Row) throws {
    let scratch = Scratch()
    for (number, name) in HostilePage.names.enumerated() {
      let file = try scratch.file(FilePath("\(number).json"), bytes: HostilePage.document(name))
      let run = try Program.run(["render"] + row.options + [file.printable])
      #expect(run.output.count > 100 && run.errors.count > 1_000)
      #expect(OutputRules.violations(run.output, hasEscapes: row.hasEscapes) == [])
      #expect(OutputRules.violations(run.errors) == [])
    }
  }

  /// Names that can stand in an argument: all but the one with a NUL.
  static let arguments = HostilePage.names.filter { !$0.unicodeScalars.contains("\u{0}") }

  @Test(arguments: arguments) func noArgumentDrivesATerminal(name: String) throws {
    let scratch = Scratch()
    _ = try scratch.file("page.json", "{\"page\":{}}")
    let commands = [
      ["render", name], ["render", "--\(name)"], ["render", "--format", name, "page.json"], [name],
      ["render", "--pack", name, "page.json"], ["render", "--packs", name, "page.json"],
      ["render", "--state", name, "page.json"], ["registry", name],
    ]
    for command in commands {
      let run = try Program.run(command, in: scratch.directory)
      #expect(run.status != 0, "\(command)")
      #expect(OutputRules.violations(run.output) == [], "\(command)")
      #expect(OutputRules.violations(run.errors) == [], "\(command)")
    }
  }

  /// Documents that aren't pages, with names where their errors are.
  @Test(arguments: HostilePage.names) func noBrokenDocumentDrivesATerminal(name: String) throws {
    let documents = [
      Array(name.utf8), Array("{\"page\":".utf8) + Array(name.utf8), [0x7B] + Array(name.utf8),
    ]
    let scratch = Scratch()
    for document in documents {
      let file = try scratch.file("broken.json", bytes: document)
      let run = try Program.run(["render", file.printable])
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(OutputRules.violations(run.errors) == [])
    }
  }
}
