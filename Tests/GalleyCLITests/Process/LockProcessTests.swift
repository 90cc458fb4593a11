import Foundation
import Testing

/// `galley lock` and `--locked` as a shell sees them.
@Suite struct LockProcessTests {
  /// Makes the folder `d` with two packs, and a page.
  private static let preparation = """
    umask 022; mkdir d; bin=$(dirname "$GALLEY")
    cp "$bin/libTestPackPlain.so" d/a.so; cp "$bin/libTestPackLabel.so" d/b.so
    echo '{"page": {"sections": [{"widgets": [{"type": "plain"}]}]}}' >page.json

    """

  private func run(_ script: String, in folder: Scratch? = nil) throws -> GalleyProcess.Outcome {
    try GalleyProcess.run(Self.preparation + script, in: folder)
  }

  @Test func recordsWhatIsThereAndFindsItAgain() throws {
    let folder = try Scratch()
    let outcome = try run(
      """
      galley lock --no-starter --packs d && galley lock --no-starter --packs d --check &&
        galley render page.json --no-starter --packs d --locked &&
        galley packs --no-starter --packs "$PWD/d" --locked=./galley.lock >packs &&
        galley registry --no-starter --packs d --locked --in-process >registry
      """,
      in: folder
    )
    #expect(outcome.errorText == "")
    #expect(outcome.status == 0)
    #expect(
      outcome.outputText
        == "galley.lock: 2 packs, 3 types\ngalley.lock: 2 packs, 3 types\nplain\n"
    )
    let json = try JSONSerialization.jsonObject(with: Data(folder.read("galley.lock")))
    let lock = try #require(json as? [String: Any])
    #expect(lock["galley_lock"] as? Int == 1)
    let packs = try #require(lock["packs"] as? [[String: String]])
    #expect(packs.map { $0["file"] } == ["d/a.so", "d/b.so"])
    #expect(packs.map { $0["id"] } == ["test.galley.plain", "b"])
    let types = try #require(lock["types"] as? [String: String])
    #expect(types["plain"] == "test.galley.plain")
    let sums = try GalleyProcess.run("sha256sum d/a.so d/b.so | cut -c 1-64", in: folder)
    #expect(packs.compactMap { $0["sha256"] }.joined(separator: "\n") + "\n" == sums.outputText)
  }

  @Test func theLockGoesWhereItIsAskedTo() throws {
    let outcome = try run(
      """
      galley lock --no-starter --packs d --output - >one && mkdir locks &&
        galley lock --no-starter --packs d --output locks/x --format json &&
        galley lock --no-starter --packs d --output locks/x --check --format json
      grep -c '"file": "d/a.so"' one; grep -c '"file": "a.so"' locks/x
      """
    )
    #expect(outcome.errorText == "")
    #expect(
      outcome.outputText == """
        {"lock":"locks/x","packs":2,"types":3,"drift":[]}
        {"lock":"locks/x","packs":2,"types":3,"drift":[]}
        1
        1

        """
    )
  }

  @Test func aCheckoutElsewhereMatches() throws {
    let outcome = try run(
      """
      galley lock --no-starter --packs d >said; mkdir other; cp -r d galley.lock other
      cd other; galley lock --no-starter --packs d --check
      cd ..; galley lock --no-starter --packs other/d --check --output other/galley.lock
      """
    )
    #expect(outcome.status == 0)
    #expect(
      outcome.outputText
        == "galley.lock: 2 packs, 3 types\nother/galley.lock: 2 packs, 3 types\n"
    )
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let change: String
    var options = "--packs d"
    /// What is said of each drift, up to where it depends on the machine.
    let drift: [String]
    var testDescription: String { change }
  }

  static let rows = [
    Row(change: "printf x >>d/a.so", drift: ["d/a.so has changed: its SHA-256 is "]),
    Row(
      change: "cp d/a.so d/c.so; printf x >>d/c.so",
      drift: ["d/c.so was added"]
    ),
    Row(change: "rm d/b.so", drift: ["d/b.so is gone"]),
    Row(
      change: "true",
      options: "--pack d/b.so --pack d/a.so",
      drift: ["d/b.so is loaded where d/a.so was"]
    ),
    Row(change: "echo no >d/a.so", drift: ["d/a.so can't be loaded: not an ELF file"]),
    Row(
      change: "chmod o+w d/a.so",
      drift: ["d/a.so can't be loaded: it can be changed by any user"]
    ),
    Row(
      change: "sed -i 's/\"plain\": \"test.galley.plain\"/\"plain\": \"other\"/' galley.lock",
      drift: ["plain is drawn by test.galley.plain, it was by other"]
    ),
  ]

  @Test(arguments: rows, ["", "--in-process"])
  func driftIsRefusedBeforeAnythingIsDrawn(_ row: Row, _ process: String) throws {
    let outcome = try run(
      """
      galley lock --no-starter --packs d >said; \(row.change)
      galley render page.json --no-starter \(row.options) \(process) --locked
      """
    )
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errorText.split(separator: "\n").map(String.init)
    #expect(lines.first == "galley: the packs aren't those of galley.lock, so none is used:")
    #expect(lines.count == row.drift.count + 2)
    for (line, drift) in zip(lines.dropFirst(), row.drift) { #expect(line.hasPrefix("  " + drift)) }
    #expect(lines.last?.contains("galley lock") == true)
  }

  @Test(arguments: rows) func driftIsAFindingOfACheck(_ row: Row) throws {
    let outcome = try run(
      """
      galley lock --no-starter --packs d >said; cp galley.lock copy; \(row.change)
      cp galley.lock changed; galley lock --no-starter \(row.options) --check; status=$?
      cmp galley.lock changed || exit 9
      galley lock --no-starter \(row.options) --check --format json >json; exit $status
      """
    )
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    #expect(lines.count == row.drift.count)
    for (line, drift) in zip(lines, row.drift) { #expect(line.hasPrefix("galley.lock: " + drift)) }
  }

  /// The file's name tells the pack to crash; its bytes are those that were recorded.
  @Test func packsThatFailWhileTheyAreLoadedAreDrift() throws {
    let outcome = try run(
      """
      cp "$bin/libTestPackFaults.so" d/c.so; galley lock --no-starter --packs d >said
      mv d/c.so d/c.abort.entry.so; sed -i 's,d/c.so,d/c.abort.entry.so,' galley.lock
      galley render page.json --no-starter --packs d --locked
      """
    )
    #expect(outcome.status == 3)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errorText.split(separator: "\n")
    #expect(lines.dropFirst().first?.hasPrefix("  d/c.abort.entry.so can't be loaded: ") == true)
    #expect(outcome.errorText.contains("SIGABRT"))
    #expect(outcome.errorText.contains("drawn by no pack, it was by "))
  }

  struct Misuse: Sendable, CustomTestStringConvertible {
    let script: String
    var status: Int32 = 2
    let errors: String
    var testDescription: String { script }
  }

  @Test(arguments: [
    Misuse(
      script: "galley render page.json --packs d --locked",
      errors: "can't read galley.lock: it does not exist; check the name\n"
        + "make it with the same options: galley lock\n"
    ),
    Misuse(
      script: "echo '{' >x; galley packs --packs d --locked=x",
      errors: "x:2:1: invalid lock: "
    ),
    Misuse(
      script: "echo '{\"galley_lock\": 9}' >x; galley packs --locked=x",
      errors: "x: invalid lock: it is of form 9, this galley reads form 1;"
    ),
    Misuse(
      script: "echo '{\"galley_lock\": 1}' >x; galley packs --locked=x",
      errors: "x:1:1: invalid lock: expected an array \"packs\"\n"
    ),
    Misuse(
      script: "galley packs --locked=",
      errors: "option '--locked': expected a path that isn't empty, found \"\"\n"
    ),
    Misuse(
      script: "galley lock --packs d --locked",
      errors: "unknown option '--locked'"
    ),
    Misuse(
      script: "galley lock --packs d --output no/x",
      errors: "can't find no: it does not exist; check the name\n"
    ),
    Misuse(
      script: "echo no >d/c.so; galley lock --packs d; s=$?; ls galley.lock 2>&-; exit $s",
      status: 3,
      errors: "d/c.so: not an ELF file: it starts with \"no\"\n"
        + "nothing is locked while a pack can't be loaded\n"
    ),
  ])
  func whatCannotBeDoneIsSaid(_ row: Misuse) throws {
    let outcome = try run(row.script)
    #expect(outcome.status == row.status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText.hasPrefix("galley: " + row.errors), "\(outcome.errorText)")
  }
}
