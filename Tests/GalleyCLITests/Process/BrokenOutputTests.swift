import Testing

/// Readers that go away, full disks and closed streams.
@Suite struct BrokenOutputTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    var testDescription: String { script }
  }

  @Test(arguments: [
    Row(script: "galley render --no-starter big.json"),
    Row(script: "galley render --no-starter --format json big.json"),
    Row(script: "galley render --no-starter big.json 2>&-"),
    Row(script: "trap '' PIPE; galley render --no-starter big.json"),
    Row(script: "trap '' PIPE; galley render --no-starter big.json 2>&-"),
  ])
  func readerThatGoesAwayEndsTheProgramInSilence(_ row: Row) throws {
    let folder = try Scratch()
    try folder.write(Pages.large(20_000), to: "big.json")
    let outcome = try GalleyProcess.run(
      "{ \(row.script); echo $? >status; } | head -c 10 >head; cat status",
      in: folder
    )
    #expect(outcome.outputText == "141\n")
    #expect(outcome.errors.isEmpty)
    #expect(try folder.read("head").count == 10)
  }

  @Test func helpToAReaderThatGoesAway() throws {
    let outcome = try GalleyProcess.run("galley --help | head -1")
    #expect(outcome.status == 0)
    #expect(outcome.outputText == "Example:\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [
    Row(script: "galley --help >/dev/full"), Row(script: "galley --version >/dev/full"),
    Row(script: "galley packs --no-starter >/dev/full"),
    Row(script: "galley packs --no-starter --format json >/dev/full"),
    Row(script: "galley render --no-starter --diagnostics none page.json >/dev/full"),
    Row(script: "galley diff page.json --base . >/dev/full"),
    Row(script: "galley diff page.json --base . --format html >/dev/full"),
    Row(script: "galley bisect page.json --no-starter >/dev/full"),
    Row(script: "galley minimize page.json --no-starter >/dev/full"),
    Row(script: "galley test page.json --no-starter >/dev/full"),
    Row(script: "galley test page.json --no-starter --format junit >/dev/full"),
    Row(script: "galley which page.json --no-starter >/dev/full"),
    Row(script: "galley registry >/dev/full"),
    Row(script: "galley conflicts --no-starter >/dev/full"),
    Row(script: "galley check --list >/dev/full"),
  ])
  func fullDiskIsNoSuccess(_ row: Row) throws {
    let folder = try Scratch()
    try folder.write(Pages.unknown, to: "page.json")
    let outcome = try GalleyProcess.run(row.script, in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errorText
        == "galley: can't write to standard output: no space left on the device\n"
    )
  }

  @Test(arguments: [
    Row(script: "galley --help >&-"),
    Row(script: "galley render --no-starter --diagnostics none page.json >&-"),
  ])
  func closedOutputIsNoSuccess(_ row: Row) throws {
    let folder = try Scratch()
    try folder.write(Pages.unknown, to: "page.json")
    let outcome = try GalleyProcess.run(row.script, in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errorText == "galley: can't write to standard output: the descriptor is closed\n"
    )
  }

  @Test func messagesThatAreLostAreNoSuccess() throws {
    let folder = try Scratch()
    try folder.write(Pages.unknown, to: "page.json")
    let full = try GalleyProcess.run("galley render --no-starter page.json 2>/dev/full", in: folder)
    #expect(full.status == 2)
    let closed = try GalleyProcess.run("galley render --no-starter page.json 2>&-", in: folder)
    #expect(closed.status == 0)
    #expect(closed.output == full.output && !closed.output.isEmpty)
  }

  @Test func closedInputIsUnreadable() throws {
    let outcome = try GalleyProcess.run("galley render --no-starter - <&-")
    #expect(outcome.status == 2)
    #expect(outcome.errorText.hasPrefix("galley: can't read "))
  }
}
