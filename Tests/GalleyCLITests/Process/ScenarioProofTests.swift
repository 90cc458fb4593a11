import Testing

/// `galley test` over scenarios.
@Suite struct ScenarioProofTests {
  /// A scenario that taps once, and says what number comes of it.
  private static func scenario(_ count: Int, _ width: String = "") -> String {
    """
    {"scenario": "taps", \(width)
     "answers": {"initial": {"document": {"page": {"sections": [{"widgets": [
       {"type": "stepper_row", "id": "n", "data": {"title": "Number"}}]}]}}}},
     "steps": ["load", {"tap": {"id": "n", "label": "Increase"}},
       {"expect": {"state": {"n": {"count": \(count)}}}}]}
    """
  }

  @Test func scenariosHaveGoldensAsPagesHave() throws {
    let folder = try Scratch()
    try folder.write(Self.scenario(1), to: "tap.json")
    let missing = try GalleyProcess.run("galley test", in: folder)
    #expect(missing.status == 1)
    #expect(
      missing.outputText.hasPrefix(
        "missing: goldens/tap.80.txt, plain at 80 columns of tap.json; --update writes it\n"
      )
    )
    #expect(missing.outputText.hasSuffix("\n3 goldens, 1 play: 1 passed, 3 missing\n"))
    let update = try GalleyProcess.run("galley test --update; galley test", in: folder)
    #expect(update.status == 0)
    #expect(update.outputText.hasSuffix("3 goldens, 1 play: 4 passed\n"))
    let played = try GalleyProcess.run("galley play tap.json --width 80", in: folder)
    #expect(try folder.read("goldens/tap.80.txt") == played.output)
    let styles = String(decoding: try folder.read("goldens/tap.80.styles"), as: UTF8.self)
    #expect(styles.hasPrefix("step 1, line 1: ") && styles.contains("\nstep 2, line 1: "))
  }

  @Test func aStepThatGoesOtherwiseFailsWhateverTheGoldens() throws {
    let folder = try Scratch()
    try folder.write(Self.scenario(2), to: "tap.json")
    let outcome = try GalleyProcess.run(
      "galley test --update >/dev/null; galley test --junit r.xml; echo $?; galley test --format json",
      in: folder
    )
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    #expect(lines.first == "failed: tap.json, steps at 80 columns: a step does something else")
    #expect(lines.count > 4 && lines[1].hasPrefix("  step 3 in line 5: "))
    #expect(lines.contains("3 goldens, 1 play: 3 passed, 1 failed") && lines.contains("1"))
    let last = try #require(lines.last)
    #expect(last.contains(#""what":"steps at 80 columns","result":"failed""#))
    #expect(last.contains(#""total":4,"passed":3,"#) && last.contains(#""failed":1"#))
    let report = String(decoding: try folder.read("r.xml"), as: UTF8.self)
    #expect(report.contains("tests=\"4\" failures=\"1\""))
  }

  @Test func aScenariosOwnWidthIsItsOnlyOne() throws {
    let folder = try Scratch()
    try folder.write(#"{"widths": [40, 100], "skip": ["answers"]}"#, to: "galley-test.json")
    try folder.write(Self.scenario(1, #""width": 60,"#), to: "own.json")
    try folder.write(Self.scenario(1), to: "all.json")
    let outcome = try GalleyProcess.run(
      """
      mkdir answers; echo '{}' >answers/reply.json
      galley test --update >/dev/null
      ls goldens
      galley test --jobs 1
      """,
      in: folder
    )
    #expect(
      outcome.outputText == """
        all.100.styles
        all.100.txt
        all.40.styles
        all.40.txt
        all.diagnostics
        own.60.styles
        own.60.txt
        own.diagnostics
        8 goldens, 3 plays: 11 passed

        """
    )
  }

  @Test func aScenarioThatIsNoneIsUnreadable() throws {
    let folder = try Scratch()
    try folder.write("{\"steps\": [\"lod\"]}", to: "wrong.json")
    let outcome = try GalleyProcess.run("galley test", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.outputText.hasPrefix("unreadable: wrong.json:1:"))
    #expect(outcome.outputText.hasSuffix("\n3 goldens: 0 passed, 3 unreadable\n"))
  }
}
