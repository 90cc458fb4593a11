import Testing

/// What a terminal, a pipe and the environment make of a page.
@Suite struct ColorProcessTests {
  struct Row: Sendable {
    let options: String
    var environment: [String: String] = [:]
    let hasEscapes: Bool
  }

  static let xterm = ["TERM": "xterm-256color"]

  @Test(arguments: [
    Row(options: "", environment: xterm, hasEscapes: false),
    Row(options: "", environment: ["FORCE_COLOR": "1"], hasEscapes: true),
    Row(options: "", environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"], hasEscapes: false),
    Row(options: "--color=always", hasEscapes: true),
    Row(options: "--color=always", environment: ["NO_COLOR": "1"], hasEscapes: true),
    Row(options: "--color=always --format=plain", hasEscapes: false),
    Row(options: "--format=ansi", hasEscapes: true),
  ])
  func inAFile(_ row: Row) throws {
    let outcome = try GalleyProcess.run(
      "galley render page.json \(row.options)",
      in: try folder(),
      environment: row.environment
    )
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(0x1B) == row.hasEscapes)
  }

  @Test(arguments: [
    Row(options: "", environment: xterm, hasEscapes: true),
    Row(options: "", environment: ["TERM": "dumb"], hasEscapes: false),
    Row(options: "", hasEscapes: false),
    Row(options: "--color=never", environment: xterm, hasEscapes: false),
    Row(options: "--format=plain", environment: xterm, hasEscapes: false),
    Row(options: "", environment: ["TERM": "xterm", "CLICOLOR": "0"], hasEscapes: false),
  ])
  func onATerminal(_ row: Row) throws {
    let outcome = try GalleyProcess.runOnTerminal(
      "galley render page.json \(row.options)",
      in: try folder(),
      environment: row.environment
    )
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(0x1B) == row.hasEscapes)
    #expect(!outcome.output.contains(0x0D))
  }

  @Test func noColorKeepsBoldOnATerminal() throws {
    let outcome = try GalleyProcess.runOnTerminal(
      "galley render page.json",
      in: try folder(),
      environment: Self.xterm.merging(["NO_COLOR": "1"]) { $1 }
    )
    #expect(outcome.outputText.contains("\u{1B}[1m"))
    #expect(!outcome.outputText.contains("[3"))
    #expect(!outcome.outputText.contains(";3"))
  }

  @Test func layoutDoesNotDependOnColor() throws {
    let folder = try folder()
    let plain = try GalleyProcess.run("galley render page.json", in: folder)
    let colored = try GalleyProcess.run("galley render page.json --color=always", in: folder)
    let stripped = colored.outputText.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let lines = stripped.split(separator: "\n", omittingEmptySubsequences: false)
    let trimmed = lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(trimmed.joined(separator: "\n") == plain.outputText)
  }

  @Test func widthIsTheTerminalsAndNeverThatOfColumns() throws {
    let folder = try folder()
    let narrow = try GalleyProcess.runOnTerminal(
      "stty cols 33 rows 9 <&1; galley render page.json",
      in: folder,
      environment: ["COLUMNS": "70"]
    )
    let asked = try GalleyProcess.run("galley render page.json --width 33", in: folder)
    #expect(narrow.output == asked.output)
    let file = try GalleyProcess.run(
      "galley render page.json",
      in: folder,
      environment: ["COLUMNS": "70"]
    )
    let eighty = try GalleyProcess.run("galley render page.json --width 80", in: folder)
    #expect(file.output == eighty.output)
  }

  @Test func messagesAreJudgedByTheirOwnStream() throws {
    let script = "galley render absent.json"
    let bold = "\u{1B}[1;31mgalley:\u{1B}[0m "
    let onTerminal = try GalleyProcess.runOnTerminal(script + " 2>&1", environment: Self.xterm)
    #expect(onTerminal.outputText.hasPrefix(bold))
    let inFile = try GalleyProcess.runOnTerminal(script, environment: Self.xterm)
    #expect(inFile.errorText.hasPrefix("galley: "))
    let never = try GalleyProcess.runOnTerminal(
      script + " --nonsense --color=never 2>&1",
      environment: Self.xterm
    )
    #expect(never.outputText.hasPrefix("galley: "))
    let always = try GalleyProcess.run(script + " --color=always")
    #expect(always.errorText.hasPrefix(bold))
  }

  /// A folder with a page whose title is bold, as `page.json`.
  private func folder() throws -> Scratch {
    let folder = try Scratch()
    let page = """
      {"page": {"sections": [{"widgets": [
        {"type": "title_block", "data": {"title": "Bold words that wrap where it is narrow"}},
        {"type": "notice", "data": {"level": "warning", "title": "Colour"}}]}]}}
      """
    try folder.write(page, to: "page.json")
    return folder
  }
}
