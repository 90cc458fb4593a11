import Foundation
import Testing

/// `galley play` as a process: how it ends, where it writes.
@Suite struct PlayProcessTests {
  private static func scenario(_ steps: String, answer: String = "{}") -> String {
    #"{"page": "home", "width": 40, "answers": {"initial": {"document": {"page": \#(answer)}}},"#
      + #" "steps": [\#(steps)]}"#
  }

  private static let unknown = #"{"sections": [{"widgets": [{"type": "hologram", "id": "h"}]}]}"#

  @Test func aScenarioThatHoldsEndsWith0() throws {
    let folder = try Scratch()
    try folder.write(
      Self.scenario(#""load", {"expect": {"phase": "empty"}}"#),
      to: "scenario.json"
    )
    let outcome = try GalleyProcess.run("galley play --no-starter scenario.json", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let lines = [
      "── 1 load ──────────────────────────────", "              ── empty ──",
      "── 2 expect phase ──────────────────────", "",
    ]
    #expect(outcome.outputText == lines.joined(separator: "\n"))
  }

  @Test func aStepThatFailsEndsWith1AndIsAllThatQuietPrints() throws {
    let folder = try Scratch()
    try folder.write(
      Self.scenario(#""load", {"expect": {"phase": "failed"}, "note": "why not"}, "refresh""#),
      to: "scenario.json"
    )
    let outcome = try GalleyProcess.run(
      "galley play --no-starter --quiet scenario.json",
      in: folder
    )
    #expect(outcome.status == 1)
    let lines = [
      "── 2 expect phase – why not ────────────",
      "failed: phase: expected failed, found empty", "",
    ]
    #expect(outcome.outputText == lines.joined(separator: "\n"))
  }

  @Test func aScenarioThatCantBeReadEndsWith2() throws {
    let folder = try Scratch()
    try folder.write("{\"steps\": [\n  {\"tpa\": 1}\n]}", to: "scenario.json")
    let outcome = try GalleyProcess.run("galley play --no-starter scenario.json", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errorText.hasPrefix(
        "galley: scenario.json:2:4: invalid scenario: there is no step \"tpa\"; "
          + "did you mean \"tap\"?\nthere are: load, "
      )
    )
    #expect(try GalleyProcess.run("galley play none.json", in: folder).status == 2)
    #expect(try GalleyProcess.run("galley play", in: folder).status == 2)
  }

  @Test func strictDiagnosticsEndWith1AndGoToStandardError() throws {
    let folder = try Scratch()
    try folder.write(Self.scenario("\"load\", \"refresh\"", answer: Self.unknown), to: "s.json")
    let plain = try GalleyProcess.run("galley play --no-starter s.json", in: folder)
    #expect(plain.status == 0)
    #expect(plain.errorText.split(separator: "\n").count == 1)
    #expect(plain.errorText.contains("unknownType"))
    let strict = try GalleyProcess.run("galley play --no-starter --strict s.json", in: folder)
    #expect(strict.status == 1)
  }

  @Test func filesAreLookedForBesideTheScenario() throws {
    let folder = try Scratch()
    try folder.write("{\"page\": {}}", to: "home.json")
    try folder.write(
      #"{"answers": {"initial": "home.json"}, "steps": ["load", {"expect": {"phase": "empty"}}]}"#,
      to: "file.json"
    )
    try folder.write(
      #"{"page": "home", "answers": {"fixtures": "."}, "steps": ["load", {"expect": {"phase": "empty"}}]}"#,
      to: "fixtures.json"
    )
    try folder.write(
      #"{"answers": {"command": "cat home.json"}, "steps": ["load", {"expect": {"phase": "empty"}}]}"#,
      to: "command.json"
    )
    for name in ["file", "fixtures", "command"] {
      let outcome = try GalleyProcess.run(
        "here=$PWD; cd /; galley play --no-starter --quiet \"$here/\(name).json\"",
        in: folder
      )
      #expect(outcome.status == 0, "\(name): \(outcome.outputText)\(outcome.errorText)")
    }
  }

  @Test func aCommandGetsTheRequestAndItsFailureIsTheAnswers() throws {
    let folder = try Scratch()
    try folder.write(
      #"{"page": "home", "answers": {"command": "cat >request; exit 7"}, "steps": ["load"]}"#,
      to: "s.json"
    )
    let outcome = try GalleyProcess.run("galley play --no-starter s.json", in: folder)
    #expect(outcome.outputText.contains("the command has failed with status 7"))
    let request = String(decoding: try folder.read("request"), as: UTF8.self)
    #expect(request == #"{"page_id":"home","kind":"initial"}"#)
  }

  @Test func theTraceIsALineOfJSONForEachAction() throws {
    let folder = try Scratch()
    try folder.write(Self.scenario("\"load\", {\"wait\": 1}"), to: "s.json")
    let outcome = try GalleyProcess.run(
      "galley play --no-starter --trace trace.ndjson s.json >/dev/null",
      in: folder
    )
    #expect(outcome.status == 0)
    let lines = String(decoding: try folder.read("trace.ndjson"), as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines.last.map(String.init)
        == #"{"step":2,"store":"session","number":2,"action":"pass 1000 ms","#
        + #""cause":"sent '2 wait 1 s' at s.json:1","version":1,"changed":["now"],"#
        + #""effects":[],"rendered":[],"calls":0,"measured":0,"decoded":0}"#
    )
  }

  @Test func orderedAnswersAreExplored() throws {
    let folder = try Scratch()
    let steps = #""load", {"hold": "all"}, "refresh", "refresh", {"release": "all"}"#
    try folder.write(Self.scenario(steps), to: "s.json")
    let all = try GalleyProcess.run("galley play --no-starter --quiet --explore s.json", in: folder)
    #expect(all.status == 0)
    #expect(all.outputText.hasPrefix("explored all orders, "))
    let some = try GalleyProcess.run(
      "galley play --no-starter --quiet --explore --orders 2 s.json",
      in: folder
    )
    #expect(some.outputText.hasPrefix("explored the first 2 orders: none is wrong; there are more"))
  }

  @Test func anOrderInWhichTheEndIsWrongEndsWith1() throws {
    let folder = try Scratch()
    let text = #"""
      {"answers": {
         "initial": {"document": {"page": {"sections": [{"widgets": [{"type": "x", "id": "a"}]}],
           "pagination": {"has_more": true, "postback": "p"}}}},
         "next_pages": {"p": {"document": {"page": {"sections": [{"widgets": [{"type": "x", "id": "b"}]}]}}}}},
       "steps": ["load", {"hold": "next_page"}, "next_page", {"release": "all"},
         {"mutate": {"type": "remove_widget", "id": "b"}}, {"expect": {"text": {"absent": "#b"}}}]}
      """#
    try folder.write(text, to: "s.json")
    let command = "galley play --no-starter --diagnostics none --quiet"
    #expect(try GalleyProcess.run("\(command) s.json", in: folder).status == 0)
    let outcome = try GalleyProcess.run("\(command) --explore s.json", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.outputText.contains("failed: the page contains \"#b\", in line 2"))
    #expect(outcome.outputText.contains("\n  1 send enter\n"))
  }

  @Test func aPackThatEndsItsProcessOverAnEventCostsTheEvent() throws {
    let folder = try Scratch()
    let pack = GalleyProcess.products.appendingPathComponent("libTestPackFaults.so").path
    let answer =
      #"{"sections": [{"widgets": [{"type": "bad", "id": "b", "data": {"text": "Here", "event": "abort"}},"#
      + #"{"type": "bad", "id": "c", "data": {"text": "There", "event": "none"}}]}]}"#
    let steps =
      #""load", {"tap": "b"}, {"expect": {"state": {"b": {"count": null}}, "text": {"contains": "Here 0"}}},"#
      + #" {"tap": "c"}, {"expect": {"state": {"c": {"count": 1}}, "text": {"contains": "There 1"}}}"#
    try folder.write(Self.scenario(steps, answer: answer), to: "s.json")
    let outcome = try GalleyProcess.run(
      "cp '\(pack)' bad.so; galley play --no-starter --pack ./bad.so --quiet s.json",
      in: folder
    )
    #expect(outcome.outputText.isEmpty)
    #expect(outcome.status == 3)
    #expect(outcome.errorText.contains("packFault"))
    #expect(outcome.errorText.contains("bad"))
    #expect(outcome.errorText.contains("the event \"go\" is lost"))
  }

  @Test func aReaderThatGoesAwayEndsIt() throws {
    let folder = try Scratch()
    let steps = "\"load\"" + String(repeating: ", \"refresh\"", count: 5_000)
    try folder.write(Self.scenario(steps), to: "s.json")
    let outcome = try GalleyProcess.run(
      "{ galley play --no-starter s.json; echo $? >status; } | head -c 10 >head; cat status",
      in: folder
    )
    #expect(outcome.outputText == "141\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func fullDisksAreNoSuccess() throws {
    let folder = try Scratch()
    try folder.write(Self.scenario("\"load\""), to: "s.json")
    let output = try GalleyProcess.run("galley play --no-starter s.json >/dev/full", in: folder)
    #expect(output.status == 2)
    let trace = try GalleyProcess.run(
      "galley play --no-starter --trace /dev/full s.json >/dev/null",
      in: folder
    )
    #expect(trace.status == 2)
    #expect(trace.errorText.contains("can't write /dev/full"))
  }
}
