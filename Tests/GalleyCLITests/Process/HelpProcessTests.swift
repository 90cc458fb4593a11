import Testing

/// Help, versions and bad usage as a shell sees them.
@Suite struct HelpProcessTests {
  @Test(arguments: [
    "galley --help", "galley -h", "galley help", "galley help render", "galley help packs",
    "galley help registry", "galley --help render", "galley render --help", "galley render -h",
    "galley render nonsense --help", "galley packs --help", "galley registry -h",
    "galley test --help", "galley diff -h", "galley bisect --help", "galley minimize -h",
    "galley conflicts --help", "galley which -h", "galley inspect --help", "galley check -h",
    "galley play --help", "galley new -h", "galley lock --help",
  ])
  func helpGoesToOutputAndFitsEightyColumns(_ script: String) throws {
    let outcome = try GalleyProcess.run(script, environment: ["COLUMNS": "40"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.outputText.hasPrefix("Example"))
    let lines = outcome.outputText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.utf8.count <= 80 && $0.last != " " })
    #expect(lines.contains { $0.hasPrefix("  galley ") })
    #expect(lines.contains("Exit status:"))
  }

  @Test(arguments: [
    "galley --version", "galley -V", "galley render --version", "galley packs -V",
    "galley registry x --version",
    "galley test --version", "galley diff -V", "galley bisect --version", "galley minimize -V",
  ])
  func versionsGoToOutput(_ script: String) throws {
    let outcome = try GalleyProcess.run(script)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let names = outcome.outputText.split(separator: "\n").map { $0.prefix { !$0.isNumber } }
    #expect(names == ["galley ", "pack ABI ", "Unicode ", "page schema "])
  }

  struct Misuse: Sendable, CustomTestStringConvertible {
    let script: String
    let errors: String
    var testDescription: String { script }
  }

  @Test(arguments: [
    Misuse(
      script: "galley",
      errors: """
        Usage: galley COMMAND [OPTION]... [ARGUMENT]...
        Commands: render, play, packs, registry, conflicts, which, inspect, check, test, \
        diff, bisect, minimize, new, lock, help
        try 'galley --help'

        """
    ),
    Misuse(
      script: "galley rendr x",
      errors: """
        galley: unknown command 'rendr'; did you mean 'render'?
        try 'galley --help'

        """
    ),
    Misuse(
      script: "galley render page.json --widht 60",
      errors: """
        galley: unknown option '--widht'; did you mean '--width'?
        try 'galley render --help'

        """
    ),
    Misuse(
      script: "galley --packs x render page.json",
      errors: """
        galley: option '--packs' comes before the command; it goes after it
        try 'galley --help'

        """
    ),
    Misuse(
      script: "galley --verson",
      errors: """
        galley: unknown option '--verson'; did you mean '--version'?
        try 'galley --help'

        """
    ),
    Misuse(
      script: "galley help nothing",
      errors: """
        galley: unknown command 'nothing'
        try 'galley --help'

        """
    ),
    Misuse(
      script: "galley render",
      errors: """
        galley: PAGE is missing
        try 'galley render --help'

        """
    ),
    Misuse(
      script: "galley render a b",
      errors: """
        galley: unexpected argument 'b'
        try 'galley render --help'

        """
    ),
    Misuse(
      script: "galley render a --width",
      errors: """
        galley: option '--width' needs a value: --width=N
        try 'galley render --help'

        """
    ),
    Misuse(
      script: "galley render a --width 0",
      errors: """
        galley: option '--width': expected a whole number from 1 to 10000, found '0'
        try 'galley render --help'

        """
    ),
    Misuse(
      script: "galley diff",
      errors: """
        galley: PAGE is missing
        try 'galley diff --help'

        """
    ),
    Misuse(
      script: "galley bisect a b",
      errors: """
        galley: unexpected argument 'b'
        try 'galley bisect --help'

        """
    ),
    Misuse(
      script: "galley minimize a --output",
      errors: """
        galley: option '--output' needs a value: --output=FILE
        try 'galley minimize --help'

        """
    ),
    Misuse(
      script: "galley test --format=sarif",
      errors: """
        galley: option '--format': expected text, json, junit or tap, found 'sarif'
        try 'galley test --help'

        """
    ),
    Misuse(
      script: "galley minimize a --kind wrong",
      errors: """
        galley: option '--kind': expected one of invalidJSON, notAPage, unknownType, \
        malformedPayload, droppedElement, duplicateID, requirementUnmet, unresolvedTarget, \
        unknownMutation, unhandledAction, invalidValue, limitExceeded, packFault, packLog, \
        overridden, found 'wrong'
        try 'galley minimize --help'

        """
    ),
    Misuse(
      script: "galley render a --format=pdf",
      errors: """
        galley: option '--format': expected plain, ansi, html, json or accessible, found 'pdf'
        try 'galley render --help'

        """
    ),
    Misuse(
      script: "galley packs --format=plain",
      errors: """
        galley: option '--format': expected text or json, found 'plain'
        try 'galley packs --help'

        """
    ),
    Misuse(
      script: "galley render -x.json",
      errors: """
        galley: unknown option '-x.json'; a file of that name is written './-x.json'
        try 'galley render --help'

        """
    ),
    Misuse(
      script: "galley render - --state -",
      errors: """
        galley: only one of PAGE and '--state' can be '-', standard input
        try 'galley render --help'

        """
    ),
    Misuse(
      script: "galley render \"$(printf 'a\\033[31mb\\nc\\377')\" d",
      errors: """
        galley: unexpected argument 'd'
        try 'galley render --help'

        """
    ),
    Misuse(
      script: "galley render --no\"$(printf '\\033[31m\\n\\377')\"",
      errors: """
        galley: unknown option "--no\\u{1B}[31m\\n\u{FFFD}"
        try 'galley render --help'

        """
    ),
  ])
  func misuse(_ row: Misuse) throws {
    let outcome = try GalleyProcess.run(row.script)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText == row.errors)
  }
}
