import PackHost
import Pages
import Platform
import Playback
import Testing
import TextLayout
import Widgets

/// Plays scenarios with the built packs.
enum ScenarioStage {
  static let folder = Repository.root.appending("Fixtures/scenarios")

  /// The scenarios of the fixtures, without the ending of their names.
  static let names: [String] = {
    let files = (try? DirectoryListing.names(in: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.printable.dropLast(5)) }
  }()

  /// Reads a scenario of the fixtures.
  static func scenario(_ name: String) throws -> Scenario {
    let file = folder.appending(FilePath("\(name).json"))
    return try ScenarioReader.read(try FileReader.contents(of: file), in: folder)
  }

  /// Reads a scenario from text.
  static func scenario(text: String) throws -> Scenario {
    try ScenarioReader.read(Array(text.utf8), in: folder)
  }

  /// Plays a scenario to its end, on surfaces of its own.
  static func play(
    _ scenario: Scenario,
    named file: String = "scenario.json",
    as format: OutputFormat = .plain,
    on surface: UInt32,
    width: Int? = nil
  ) throws -> ScenarioRun {
    let session = try #require(StarterSession.shared)
    var settings = settings(for: scenario, on: surface)
    if let width { settings.view.width = width }
    return ScenarioRun(scenario, named: file, packs: session, settings: settings, format: format)
  }

  /// A player of a scenario, on surfaces of its own.
  static func player(_ scenario: Scenario, on surface: UInt32) throws -> ScenarioPlayer {
    let session = try #require(StarterSession.shared)
    let settings = settings(for: scenario, on: surface)
    return ScenarioPlayer(scenario, named: "scenario.json", packs: session, settings: settings)
  }

  private static func settings(
    for scenario: Scenario,
    on surface: UInt32
  ) -> PlaySession.Settings {
    var settings = PlaySession.Settings().with(scenario)
    settings.isTraced = true
    settings.firstSurface = surface
    return settings
  }
}
