import Testing

/// The command lines of `conflicts` and `which`, and how they end.
@Suite struct ConflictsCommandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    let status: Int32
    var error = ""
    var testDescription: String { script }
  }

  private static let cards =
    "--no-starter --pack teams/0-house.so --pack teams/atlas-cards.so"
    + " --pack teams/borealis-cards.so"

  @Test(arguments: [
    Row(script: "galley conflicts --no-starter", status: 0),
    Row(script: "galley conflicts \(cards)", status: 1),
    Row(script: "galley conflicts \(cards) --fail-on never", status: 0),
    Row(script: "galley conflicts \(cards) --fail-on type-twice", status: 1),
    Row(script: "galley conflicts \(cards) --fail-on duplicate-id", status: 0),
    Row(script: "galley conflicts --no-starter --packs new --fail-on note", status: 0),
    Row(script: "galley conflicts --no-starter --packs new --pack /dev/null", status: 3),
    Row(
      script: "galley conflicts --static --contract",
      status: 2,
      error: "galley: '--static' and '--contract' don't go together: comparing loads the packs\n"
        + "try 'galley conflicts --help'\n"
    ),
    Row(
      script: "galley conflicts --static page.json",
      status: 2,
      error: "galley: '--static' and PAGE don't go together: drawing loads the packs\n"
        + "try 'galley conflicts --help'\n"
    ),
    Row(
      script: "galley conflicts --update-baseline",
      status: 2,
      error: "galley: option '--update-baseline' needs '--baseline' too\n"
        + "try 'galley conflicts --help'\n"
    ),
    Row(
      script: "galley conflicts --fail-on must-be-ne",
      status: 2,
      error: "galley: option '--fail-on': expected note, warning, error, never or a kind such as"
        + " must-be-new, found 'must-be-ne'\ntry 'galley conflicts --help'\n"
    ),
    Row(
      script: "galley which",
      status: 2,
      error: "galley: PAGE is missing\ntry 'galley which --help'\n"
    ),
    Row(
      script: "galley which pages/shop.json \(cards) --without com.atlas.card",
      status: 2,
      error: "galley: no loaded pack is called 'com.atlas.card'; did you mean 'com.atlas.cards'?\n"
        + "'galley packs' lists them; an id, a path or a file's name will do\n"
    ),
    Row(
      script: "galley which absent.json --no-starter",
      status: 2,
      error: "galley: can't read absent.json: it does not exist; check the name\n"
    ),
    Row(script: "galley conflicts \(cards) >/dev/full", status: 2),
    Row(script: "galley conflicts \(cards) --format sarif >/dev/full", status: 2),
    Row(script: "galley conflicts \(cards) --format junit >/dev/full", status: 2),
    Row(script: "galley which pages \(cards) >/dev/full", status: 2),
    Row(script: "galley registry hero \(cards) >/dev/full", status: 2),
  ])
  func endings(_ row: Row) throws {
    let outcome = try Teams.run(row.script, in: Teams.copied())
    #expect(outcome.status == row.status, "\(outcome.errors)")
    if !row.error.isEmpty { #expect(outcome.errors == row.error) }
    if row.script.hasSuffix("/dev/full") {
      #expect(
        outcome.errors == "galley: can't write to standard output: no space left on the device\n"
      )
    }
  }

  @Test(arguments: ["conflicts \(cards) --format json", "which pages \(cards) --format json"])
  func aReaderThatGoesAway(_ command: String) throws {
    let outcome = try Teams.run(
      "trap '' PIPE; { galley \(command); echo $? >status; } | true; cat status",
      in: Teams.copied()
    )
    #expect(outcome.output == "141\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func verdictsOnTypes() throws {
    let folder = try Teams.copied()
    let allowed = try Teams.run(
      "galley conflicts \(Self.cards) --width 500 --warn '*' --allow promo --fail-on accidental-override",
      in: folder
    )
    #expect(allowed.status == 0)
    #expect(!allowed.output.contains("[accidental-override]"))
    #expect(allowed.output.contains(", 1 allowed\n"))
    let failing = try Teams.run(
      "galley conflicts \(Self.cards) --width 500 --fail-on never --fail 'sep*'",
      in: folder
    )
    #expect(failing.status == 1)
    #expect(failing.output.contains(" 1 failing, "))
  }

  @Test func pagesThatAreNoPages() throws {
    let folder = try Teams.copied()
    try folder.write("[]", to: "pages/odd.json")
    for command in ["conflicts", "which", "registry hero"] {
      let outcome = try Teams.run("galley \(command) pages \(Self.cards)", in: folder)
      #expect(outcome.status == (command == "registry hero" ? 0 : 2), "\(command)")
    }
  }
}
