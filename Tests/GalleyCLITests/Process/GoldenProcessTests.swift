import Foundation
import Testing

/// `galley test` as its users meet it.
@Suite struct GoldenProcessTests {
  private static func folder() throws -> Scratch {
    let folder = try Scratch()
    for name in ["a", "b"] {
      try folder.write(
        #"{"page":{"sections":[{"widgets":[{"type":"divider"},{"type":"\#(name)"}]}]}}"#,
        to: "\(name).json"
      )
    }
    return folder
  }

  @Test func missingGoldensFailUntilTheyAreRecorded() throws {
    let folder = try Self.folder()
    let missing = try GalleyProcess.run("galley test", in: folder, environment: ["CI": "1"])
    #expect(missing.status == 1)
    #expect(
      missing.outputText.hasPrefix(
        "missing: goldens/a.80.txt, plain at 80 columns of a.json; --update writes it\n"
      )
    )
    #expect(missing.outputText.hasSuffix("\n6 goldens: 0 passed, 6 missing\n"))
    let update = try GalleyProcess.run("galley test --update", in: folder)
    #expect(update.status == 0)
    #expect(update.outputText.hasPrefix("wrote goldens/a.80.txt\nwrote goldens/a.80.styles\n"))
    for variables in [["COLUMNS": "40"], ["LANG": "tr_TR.UTF-8"], ["LC_ALL": "C"]] {
      let again = try GalleyProcess.run("galley test --jobs 3", in: folder, environment: variables)
      #expect(again.status == 0)
      #expect(again.outputText == "6 goldens: 6 passed\n")
    }
  }

  @Test func changedAndOrphanedGoldensAreToldApart() throws {
    let folder = try Self.folder()
    let outcome = try GalleyProcess.run(
      """
      galley test --update >/dev/null
      sed -i 's/$/\\r/' goldens/b.80.txt
      printf 'odd \\n' >goldens/a.80.txt
      mv b.json c.json
      galley test; echo $?
      galley test --update; echo $?
      """,
      in: folder
    )
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    #expect(lines.contains("changed: a.json doesn't give goldens/a.80.txt (plain at 80 columns)"))
    #expect(lines.contains("  --- goldens/a.80.txt") && lines.contains("  -odd·"))
    #expect(lines.contains("orphaned: goldens/b.80.txt belongs to no page; --update removes it"))
    #expect(lines.contains("9 goldens: 2 passed, 1 changed, 3 missing, 3 orphaned"))
    #expect(lines.contains("rewrote goldens/a.80.txt") && lines.contains("wrote goldens/c.80.txt"))
    #expect(lines.contains("removed goldens/b.80.styles"))
    #expect(lines.filter { $0 == "1" }.count == 1 && lines.last == "0")
  }

  @Test func lineEndsOfOtherSystemsAreNoDifference() throws {
    let outcome = try GalleyProcess.run(
      "galley test --update >/dev/null; sed -i 's/$/\\r/' goldens/*; galley test",
      in: try Self.folder()
    )
    #expect(
      outcome.outputText == """
        6 goldens: 6 passed
        line ends differ in 6 goldens (CRLF), which doesn't count

        """
    )
  }

  @Test func linesThatLookTheSameAreToldApart() throws {
    let outcome = try GalleyProcess.run(
      """
      printf '{"page":{"sections":[{"widgets":[{"type":"text_block","data":{"text":"caf\\u00e9"}}]}]}}' \\
        >c.json
      galley test --update c.json >/dev/null
      printf 'cafe\\314\\201\\n' >goldens/c.80.txt
      galley test c.json
      """,
      in: try Scratch()
    )
    let lines = outcome.outputText.split(separator: "\n")
    #expect(lines.contains("  -cafe\\u{301}") && lines.contains("  +caf\\u{e9}"))
  }

  @Test func settingsAreChecked() throws {
    let folder = try Self.folder()
    try folder.write("{\n \"widths\": [0]}", to: "galley-test.json")
    let outcome = try GalleyProcess.run("galley test", in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errorText
        == "galley: ./galley-test.json: line 2: \"widths\" takes different numbers from 1 to 10000\n"
    )
    let empty = try GalleyProcess.run("mkdir empty; galley test empty", in: try Scratch())
    #expect(empty.status == 2 && empty.errorText.contains("there is no page in empty"))
  }

  @Test func whatCantBeWrittenKeepsItsContent() throws {
    let folder = try Self.folder()
    let outcome = try GalleyProcess.run(
      """
      galley test --update >/dev/null
      echo old >goldens/b.80.styles
      (ulimit -f 0; galley test --update; echo $?)
      cat goldens/b.80.styles
      ls -A goldens | wc -l
      galley test >/dev/full; echo $?
      """,
      in: folder
    )
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    #expect(lines.suffix(3).first == "old")
    #expect(lines.last == "2" && lines.suffix(2).first == "6")
    #expect(lines.first != "0")
  }

  @Test(arguments: ["KILL", "HUP", "TERM"])
  func anInterruptedUpdateLeavesWholeGoldens(signal: String) throws {
    let outcome = try GalleyProcess.run(
      """
      for page in $(seq 200); do cp a.json page$page.json; done
      galley test --update >/dev/null & updating=$!
      until [ -e goldens/a.80.txt ]; do sleep 0.001; done
      kill -\(signal) $updating; wait $updating; echo $?
      cp -R goldens before
      galley test --update >/dev/null; echo $?
      cd before; for golden in *; do cmp -- $golden ../goldens/$golden || echo half: $golden; done
      """,
      in: try Self.folder()
    )
    let killed: Int32 = ["KILL": 137, "HUP": 129, "TERM": 143][signal] ?? 0
    #expect(outcome.outputText == "\(killed)\n0\n")
  }

  @Test func goldensThatAreNoFilesAreSaid() throws {
    let outcome = try GalleyProcess.run(
      """
      mkdir -p goldens/a.80.txt
      galley test a.json; echo $?
      galley test a.json --update; echo $?
      rm -r goldens; echo kept >goldens
      galley test a.json --update; echo $?; cat goldens
      """,
      in: try Self.folder()
    )
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    #expect(lines.first == "unreadable: can't read goldens/a.80.txt: it is a directory")
    #expect(lines.filter { $0 == "1" }.count == 2)
    #expect(lines.suffix(2) == ["2", "kept"])
    #expect(outcome.errorText.hasPrefix("galley: can't "))
  }

  @Test func faultsThatNoGoldenExpectsEndWithThree() throws {
    let folder = try Self.folder()
    let packs = folder.url.appendingPathComponent("packs")
    try FileManager.default.createDirectory(at: packs, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: GalleyProcess.products.appendingPathComponent("libTestPackFaults.so"),
      to: packs.appendingPathComponent("bad.so")
    )
    let widget = #"{"type":"bad","data":{"text":"t","fault":"segv"}}"#
    try folder.write(#"{"page":{"sections":[{"widgets":[\#(widget)]}]}}"#, to: "c.json")
    let first = try GalleyProcess.run("galley test --packs packs c.json", in: folder)
    #expect(first.status == 3)
    let recorded = try GalleyProcess.run(
      "galley test --update --packs packs >/dev/null; galley test --packs packs; cat goldens/c.diag*",
      in: folder
    )
    #expect(recorded.outputText.hasPrefix("9 goldens: 9 passed\n"))
    #expect(recorded.outputText.hasSuffix("{\"status\":3}\n"))
  }

  /// C59: a page that shows the time has no golden that could hold.
  @Test func aPageThatShowsTheTimeIsUnsteady() throws {
    let folder = try Scratch()
    let widget = #"{"type":"clock","data":{"text":"now","clock":true}}"#
    try folder.write(#"{"page":{"sections":[{"widgets":[\#(widget)]}]}}"#, to: "c.json")
    let outcome = try GalleyProcess.run(
      """
      cp "$(dirname "$GALLEY")/libTestPackFaults.so" clock.so
      galley test --pack clock.so --update c.json; echo $?; ls goldens
      """,
      in: folder
    )
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "unsteady: c.json gives two different results one after the other (plain at 80 columns)"
    )
    #expect(lines.suffix(3) == ["1", "c.80.styles", "c.diagnostics"])
  }

  /// C59: neither a terminal nor an editor that strips blanks changes what is compared.
  @Test func widthIsTheSettingsAlone() throws {
    let folder = try Self.folder()
    try folder.write(
      #"{"page":{"sections":[{"widgets":[{"type":"button_row","data":{"title":"Buy"}}]}]}}"#,
      to: "wide.json"
    )
    let update = try GalleyProcess.run("galley test --update >/dev/null", in: folder)
    #expect(update.status == 0)
    let outcome = try GalleyProcess.runOnTerminal(
      "stty cols 132 <&1; sed -i 's/ *$//' goldens/*.txt; galley test",
      in: folder,
      environment: ["COLUMNS": "200"]
    )
    #expect(outcome.outputText == "9 goldens: 9 passed\n")
  }

  /// C59: no two pages have one golden, whatever their names and folders.
  @Test func everyPageHasGoldensOfItsOwn() throws {
    let folder = try Scratch()
    let outcome = try GalleyProcess.run(
      """
      mkdir -p x/y z; echo '{"page":{"sections":[]}}' | tee x/y/a.json x/a.json x/a.80.json >z/a.json
      echo '{"formats": ["plain", "json", "diagnostics"]}' | tee x/galley-test.json >z/galley-test.json
      galley test x z --update >/dev/null; find x z -path '*goldens/*' -type f | wc -l
      echo '{"goldens": "../z/goldens"}' >x/galley-test.json
      galley test x z
      """,
      in: folder
    )
    #expect(outcome.status == 2)
    #expect(outcome.outputText == "12\n")
    #expect(
      outcome.errorText
        == "galley: x/galley-test.json: line 1: \"goldens\" takes a folder below this file's, "
        + "so that no two pages have one golden\n"
    )
  }

  @Test func reportsCountTheSame() throws {
    let folder = try Self.folder()
    let json = try GalleyProcess.run("galley test --format json --junit r.xml", in: folder)
    let tap = try GalleyProcess.run("galley test --format tap", in: folder)
    let junit = try GalleyProcess.run("galley test --format junit", in: folder)
    #expect(
      json.outputText.hasSuffix(
        "\"missing\":6,\"orphaned\":0,\"unsteady\":0,\"failed\":0,\"unreadable\":0}\n"
      )
    )
    #expect(
      tap.outputText.hasPrefix("TAP version 14\n1..6\nnot ok 1 - a.json: plain at 80 columns\n")
    )
    #expect(junit.outputText.contains("tests=\"6\" failures=\"6\""))
    #expect(try folder.read("r.xml") == junit.output)
  }

  @Test func whatWasUpdatedPassesInReports() throws {
    let folder = try Self.folder()
    let update = try GalleyProcess.run(
      "galley test --update --junit r.xml --format tap",
      in: folder
    )
    #expect(update.status == 0)
    let lines = update.outputText.split(separator: "\n").map(String.init)
    #expect(lines.count == 8)
    #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("ok ") })
    #expect(
      String(decoding: try folder.read("r.xml"), as: UTF8.self).contains(
        "tests=\"6\" failures=\"0\" errors=\"0\""
      )
    )
  }
}
