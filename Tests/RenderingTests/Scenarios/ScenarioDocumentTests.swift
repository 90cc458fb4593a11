import Foundation
import Pages
import Platform
import Playback
import Testing

/// The documentation's examples do what it says.
@Suite struct ScenarioDocumentTests {
  private static let document: String = {
    let file = Repository.root.appending("Sources/Playback/Playback.docc/Scenarios.md")
    return String(decoding: (try? FileReader.contents(of: file)) ?? [], as: UTF8.self)
  }()

  /// The first cells of the rows of the table under a heading, without their backticks.
  private static func rows(under heading: String) -> [String] {
    let parts = document.components(separatedBy: "### \(heading)\n")
    guard parts.count == 2 else { return [] }
    let section = parts[1].components(separatedBy: "\n### ")[0]
    return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { line in
      line.split(separator: "`").dropFirst().first.map(String.init)
    }
  }

  @Test func theExampleIsPlayed() throws {
    let blocks = Self.document.components(separatedBy: "```")
    let examples = blocks.filter { $0.hasPrefix("json\n") }.map { String($0.dropFirst(5)) }
    #expect(examples.count == 1)
    for (index, example) in examples.enumerated() {
      let scenario = try ScenarioStage.scenario(text: example)
      let run = try ScenarioStage.play(scenario, on: 30_000 + UInt32(index) * 4)
      #expect(run.failures.map(\.problems) == [])
    }
  }

  @Test func everyStepOfTheTableIsOne() throws {
    let steps = Self.rows(under: "Steps")
    #expect(steps.count == 20)
    let scenario = try ScenarioStage.scenario(
      text: "{\"steps\": [\(steps.joined(separator: ","))]}"
    )
    #expect(scenario.steps.count == steps.count)
    let verbs = Set(scenario.steps.map(\.action.verb))
    #expect(verbs == Set(StepAction.verbs))
  }

  @Test func everyExpectationOfTheTableIsOne() throws {
    let members = Self.rows(under: "Expectations")
    #expect(members.count == 18)
    for member in members {
      let text = "{\"steps\": [{\"expect\": {\(member)}}]}"
      #expect(throws: Never.self) { try ScenarioStage.scenario(text: text) }
    }
  }
}
