import JSONText
import PackHost
import Platform
import Playback
import StateEngine
import Testing
import TextLayout

/// The scenarios of the fixtures: what they print, what they trace, and that they pass.
@Suite struct ScenarioGoldenTests {
  private static func surface(_ name: String, _ pass: UInt32) -> UInt32 {
    let index = ScenarioStage.names.firstIndex(of: name) ?? 0
    return 10_000 + UInt32(index) * 40 + pass * 4
  }

  @Test(arguments: ScenarioStage.names)
  func playAsRecorded(_ name: String) throws {
    let run = try ScenarioStage.play(
      try ScenarioStage.scenario(name),
      named: "\(name).json",
      on: Self.surface(name, 0)
    )
    #expect(run.failures.map(\.problems) == [])
    #expect(run.outcome == .passed)
    try Golden(name: "scenarios/\(name).txt").expect(run.transcript)
    try Golden(name: "scenarios/\(name).trace").expect(run.trace)
  }

  @Test(arguments: ScenarioStage.names)
  func playAsRecordedInColour(_ name: String) throws {
    let run = try ScenarioStage.play(
      try ScenarioStage.scenario(name),
      as: .ansi(.full),
      on: Self.surface(name, 1)
    )
    #expect(run.outcome == .passed)
    try Golden(name: "scenarios/\(name).ansi").expect(run.transcript)
  }

  @Test(arguments: ScenarioStage.names)
  func playAsOneObjectALine(_ name: String) throws {
    let scenario = try ScenarioStage.scenario(name)
    let run = try ScenarioStage.play(scenario, as: .json, on: Self.surface(name, 2))
    let lines = run.transcript.split(separator: 0x0A)
    #expect(lines.count == scenario.steps.count)
    for (line, step) in zip(lines, scenario.steps) {
      let document = try JSONDocument(parsing: Array(line))
      let verb = document.member(.root, "do").flatMap { document.string($0) }
      #expect(verb == step.action.verb)
      let showsPage = document.member(.root, "phase") != nil
      #expect(showsPage == !["hold", "expect"].contains(step.action.verb))
    }
  }

  @Test(arguments: ScenarioStage.names)
  func playTheSameTwice(_ name: String) throws {
    let scenario = try ScenarioStage.scenario(name)
    let first = try ScenarioStage.play(scenario, on: Self.surface(name, 3))
    let second = try ScenarioStage.play(scenario, on: Self.surface(name, 4))
    #expect(first.transcript == second.transcript)
    #expect(first.trace == second.trace)
  }

  @Test(arguments: ScenarioStage.names)
  func obeyTheRulesInEveryOrder(_ name: String) throws {
    var player = try ScenarioStage.player(
      try ScenarioStage.scenario(name),
      on: Self.surface(name, 5)
    )
    while player.playNext() != nil {}
    let exploration = player.explore(orders: 20_000)
    #expect(exploration.violations.isEmpty, "\(exploration)")
    #expect(exploration.isComplete)
    #expect(exploration.orders >= 1)
  }

  @Test func racesHaveManyOrders() throws {
    var player = try ScenarioStage.player(try ScenarioStage.scenario("races"), on: 9_000)
    while player.playNext() != nil {}
    #expect(player.explore(orders: 20_000).orders > 20)
  }

  @Test func everyGoldenHasAScenario() throws {
    let recorded = try DirectoryListing.names(in: Repository.goldens.appending("scenarios"))
    let names = Set(recorded.map { String($0.printable.prefix { $0 != "." }) })
    #expect(names == Set(ScenarioStage.names))
    #expect(names.count >= 10)
  }
}
