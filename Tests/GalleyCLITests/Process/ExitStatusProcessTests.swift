import Testing

/// Every exit status, as a script sees it.
@Suite struct ExitStatusProcessTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let script: String
    let status: Int32
    /// What standard error begins with; empty: nothing is on it.
    var errors = ""
    /// A word of what standard output says; empty: nothing is on it.
    var output = ""
    var testDescription: String { script }
  }

  static let unknown = "page.json:1:"

  @Test(arguments: [
    Row(
      script: "galley render page.json",
      status: 0,
      errors: unknown,
      output: "hologram"
    ),
    Row(script: "galley render page.json --diagnostics none", status: 0, output: "hologram"),
    Row(
      script: "galley render page.json --diagnostics json",
      status: 0,
      errors: "{\"kind\":",
      output: "hologram"
    ),
    Row(script: "galley render page.json --unknown skip", status: 0, errors: unknown),
    Row(
      script: "galley render page.json --strict",
      status: 1,
      errors: unknown,
      output: "hologram"
    ),
    Row(script: "galley render page.json --strict --unknown skip", status: 1, errors: unknown),
    Row(
      script: "galley render page.json --strict --diagnostics none",
      status: 1,
      output: "hologram"
    ),
    Row(script: "galley registry banner", status: 0, output: "banner is drawn by"),
    Row(
      script: "galley registry baner",
      status: 1,
      errors: "galley: no pack draws 'baner'; did you mean 'banner'?\n"
    ),
    Row(script: "galley render bad.json", status: 2, errors: "galley: bad.json:2:1: invalidJSON: "),
    Row(
      script: "galley render - <bad.json",
      status: 2,
      errors: "galley: <stdin>:2:1: invalidJSON: "
    ),
    Row(script: "galley bisect bad.json", status: 2, errors: "galley: bad.json:2:1: invalidJSON: "),
    Row(script: "galley minimize bad.json", status: 2, errors: "galley: bad.json:2:1: invalid"),
    Row(script: "galley diff bad.json --without x", status: 2, errors: "galley: "),
    Row(script: "galley which bad.json", status: 2, errors: "galley: bad.json:2:1: invalidJSON: "),
    Row(script: "galley play page.json", status: 2, errors: "galley: page.json:1:"),
    Row(script: "galley play bad.json", status: 2, errors: "galley: bad.json:2:1: "),
    Row(script: "galley test absent", status: 2, errors: "galley: can't read absent: "),
    Row(script: "galley bisect absent.json", status: 2, errors: "galley: can't read absent.json: "),
    Row(script: "galley minimize absent.json", status: 2, errors: "galley: can't read absent.json"),
    Row(script: "galley diff absent.json", status: 2, errors: "galley: can't read absent.json: "),
    Row(script: "galley render other.json", status: 2, errors: "galley: other.json: notAPage: "),
    Row(script: "galley render deep.json", status: 2, errors: "galley: deep.json:1:"),
    Row(script: "galley render empty.json", status: 2, errors: "galley: empty.json:1:1: invalid"),
    Row(
      script: "cp \"$GALLEY\" alone && ./alone packs",
      status: 2,
      errors: "galley: the starter pack is missing: "
    ),
    Row(
      script: "cp \"$GALLEY\" alone && ./alone packs --no-starter",
      status: 0,
      output: "no packs"
    ),
    Row(script: "galley packs --packs absent", status: 2, errors: "galley: "),
    Row(
      script: "galley render page.json --pack bad.so",
      status: 3,
      errors: "galley: ",
      output: "hologram"
    ),
    Row(
      script: "galley render page.json --pack bad.so --strict",
      status: 3,
      errors: "galley: ",
      output: "hologram"
    ),
    Row(
      script: "galley bisect page.json --pack bad.so",
      status: 3,
      errors: "galley: bad.so: ",
      output: "none of 0 packs"
    ),
    Row(
      script: "galley minimize page.json --kind duplicateID --pack bad.so",
      status: 3,
      errors: "galley: bad.so: "
    ),
    Row(
      script: "galley diff page.json --with bad.so",
      status: 3,
      errors: "galley: bad.so: ",
      output: "0 of 1 pages change"
    ),
    Row(
      script: "mkdir p; mv page.json p; galley test p --pack bad.so --update",
      status: 3,
      errors: "galley: bad.so: ",
      output: "wrote p/goldens/page.80.txt"
    ),
    Row(script: "galley packs --pack bad.so", status: 3, output: "refused"),
    Row(
      script: "galley registry banner --pack bad.so",
      status: 3,
      errors: "galley: ",
      output: "banner is drawn by"
    ),
  ])
  func statuses(_ row: Row) throws {
    let folder = try Scratch()
    try folder.write(Pages.unknown, to: "page.json")
    try folder.write("{\"page\":\n", to: "bad.json")
    try folder.write("[]", to: "other.json")
    try folder.write(String(repeating: "[", count: 5000), to: "deep.json")
    try folder.write("", to: "empty.json")
    try folder.write("not a library", to: "bad.so")
    let outcome = try GalleyProcess.run(row.script, in: folder)
    #expect(outcome.status == row.status)
    #expect(outcome.errorText.hasPrefix(row.errors))
    #expect(outcome.errors.isEmpty == row.errors.isEmpty)
    #expect(outcome.outputText.contains(row.output))
    #expect(outcome.output.isEmpty == row.output.isEmpty)
  }
}
