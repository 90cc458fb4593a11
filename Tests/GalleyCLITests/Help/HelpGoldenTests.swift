import Foundation
import Testing

/// Help, word for word.
///
/// `GALLEY_RECORD=1 swift test --filter HelpGoldenTests` rewrites the goldens, and fails so that
/// nobody takes that for a comparison.
@Suite struct HelpGoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Fixtures/help").standardizedFileURL

  @Test(arguments: [
    "", "render", "play", "packs", "registry", "conflicts", "which", "inspect", "check", "test",
    "diff", "bisect", "minimize", "new", "lock",
  ])
  func helpIsAsRecorded(_ command: String) throws {
    let outcome = try GalleyProcess.run("galley help \(command)")
    #expect(outcome.status == 0)
    let name = command.isEmpty ? "galley.txt" : "galley-\(command).txt"
    let golden = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "1" {
      try Data(outcome.output).write(to: golden)
      Issue.record("recorded \(name)")
    }
    #expect(outcome.outputText == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
  }
}
