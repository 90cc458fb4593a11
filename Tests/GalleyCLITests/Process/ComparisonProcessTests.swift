import Foundation
import Testing

/// `galley diff`, `galley bisect` and `galley minimize` as their users meet them.
@Suite struct ComparisonProcessTests {
  /// A folder with packs that draw the types of their names, and pages.
  private static func folder() throws -> Scratch {
    let folder = try Scratch()
    let packs = folder.url.appendingPathComponent("packs")
    try FileManager.default.createDirectory(at: packs, withIntermediateDirectories: true)
    let pack = GalleyProcess.products.appendingPathComponent("libTestPackFaults.so")
    for name in ["aaa.so", "bad.so", "good.so"] {
      try FileManager.default.copyItem(at: pack, to: packs.appendingPathComponent(name))
    }
    try FileManager.default.copyItem(at: pack, to: folder.url.appendingPathComponent("new.so"))
    try folder.write(page("none"), to: "fine.json")
    try folder.write(page("segv"), to: "crash.json")
    return folder
  }

  private static func page(_ fault: String) -> String {
    let widgets = [
      #"{"type":"good","id":"g1","data":{"text":"before"}}"#,
      #"{"type":"new","id":"n1","data":{"text":"drawn by the new pack"}}"#,
      #"{"type":"bad","id":"b1","data":{"text":"long text","other":[1,2],"fault":"\#(fault)"}}"#,
    ]
    let list = widgets.joined(separator: ",")
    return #"{"page":{"id":"p","sections":[{"id":"s","widgets":[\#(list)]}]}}"#
  }

  private static let options = "--no-starter --packs packs"

  @Test func linesThatChangeHaveTheirDrawers() throws {
    let outcome = try GalleyProcess.run(
      "galley diff fine.json \(Self.options) --with new.so --exit-code",
      in: try Self.folder()
    )
    #expect(outcome.status == 1)
    let lines = outcome.outputText.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["--- fine.json, before", "+++ fine.json, after"])
    #expect(lines.contains("-[unknown new #n1]") && lines.contains("-    ┆ new #n1  no pack"))
    #expect(lines.contains("+drawn by the new pack") && lines.contains("+    ┆ new #n1  new"))
    #expect(lines.last == "1 of 1 pages change")
  }

  @Test func setsStandSideBySideWhereTheTerminalHasRoom() throws {
    let folder = try Self.folder()
    let script = "galley diff fine.json \(Self.options) --with new.so --width 30"
    let wide = try GalleyProcess.runOnTerminal("stty cols 63 <&1; " + script, in: folder)
    #expect(
      wide.outputText.hasPrefix(
        """
        fine.json
        @@ -1,3 +1,3 @@
        before                           before
        [unknown new #n1]              | drawn by the new pack
            ┆ new #n1  no pack → new #n1  new
        long text                        long text

        """
      )
    )
    let narrow = try GalleyProcess.runOnTerminal("stty cols 62 <&1; " + script, in: folder)
    #expect(narrow.outputText.hasPrefix("--- fine.json, before\n"))
    let piped = try GalleyProcess.run(script, in: folder)
    #expect(piped.outputText.hasPrefix("--- fine.json, before\n"))
  }

  @Test func theSameSetsGiveNoDifference() throws {
    let folder = try Self.folder()
    let same = try GalleyProcess.run(
      "galley diff fine.json \(Self.options) --base packs --exit-code",
      in: folder
    )
    #expect(same.status == 0 && same.outputText == "0 of 1 pages change\n")
    let unknown = try GalleyProcess.run(
      "galley diff fine.json \(Self.options) --without x",
      in: folder
    )
    #expect(unknown.status == 2)
  }

  @Test func reportsForBrowsersAndPrograms() throws {
    let folder = try Self.folder()
    let options = "\(Self.options) --without good"
    let json = try GalleyProcess.run("galley diff fine.json \(options) --format json", in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    #expect(object?["changed"] as? Int == 1)
    let html = try GalleyProcess.run("galley diff fine.json \(options) --format html", in: folder)
    #expect(html.outputText.hasPrefix("<!DOCTYPE html>"))
    #expect(html.outputText.components(separatedBy: "<iframe").count == 3)
  }

  @Test func bisectNamesThePackThatCrashes() throws {
    let folder = try Self.folder()
    let outcome = try GalleyProcess.run("galley bisect crash.json \(Self.options)", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.outputText.hasPrefix(
        "bad (packs/bad.so) crashes, hangs or harms its process on the page\n"
      )
    )
    let nothing = try GalleyProcess.run(
      "galley bisect fine.json --by fault --format json \(Self.options)",
      in: folder
    )
    #expect(nothing.status == 1 && nothing.outputText == "{\"runs\":2}\n")
  }

  @Test func minimizeKeepsTheFaultAlone() throws {
    let folder = try Self.folder()
    let outcome = try GalleyProcess.run("galley minimize crash.json \(Self.options)", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.outputText
        == #"{"page":{"sections":[{"widgets":[{"type":"bad","data":{"fault":"segv"}}]}]}}"# + "\n"
    )
    let again = try GalleyProcess.run(
      "galley minimize crash.json \(Self.options) --output small.json; cat small.json",
      in: folder
    )
    #expect(again.output == outcome.output)
    let none = try GalleyProcess.run(
      "galley minimize crash.json \(Self.options) --kind duplicateID",
      in: folder
    )
    #expect(none.status == 1 && none.output.isEmpty)
    #expect(none.errorText == "galley: crash.json shows no diagnostic of kind duplicateID\n")
  }
}
