package import PackHost
package import Pages
internal import Widgets

/// A scenario played to its end: the transcript, what was found, and how it went.
package struct ScenarioRun: Sendable {
  /// How a scenario went.
  package enum Outcome: Sendable {
    /// Every step did what it says.
    case passed
    /// A step has failed.
    case failed
    /// A pack has crashed, hung or broken the contract.
    case packFault
  }

  /// The rules, pictures and failures, as `galley play` prints them.
  package private(set) var transcript: [UInt8] = []
  /// One JSON object a line for each action; empty unless the session is traced.
  package private(set) var trace: [UInt8] = []
  /// What was found, in the order of finding.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The steps that have failed.
  package private(set) var failures: [StepReport] = []
  package private(set) var outcome = Outcome.passed

  /// Plays a scenario.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - file: What traces call it.
  ///   - packs: What shows the page.
  ///   - settings: How the session begins, the scenario's own width and height put in by `with(_:)`.
  ///   - format: The form of the pictures.
  package init(
    _ scenario: Scenario,
    named file: String,
    packs: any LivePackSession,
    settings: PlaySession.Settings,
    format: OutputFormat = .plain
  ) {
    var player = ScenarioPlayer(scenario, named: file, packs: packs, settings: settings)
    let writer = Transcript(of: player.session, as: format)
    transcript = writer.opening
    while let report = player.playNext() {
      transcript += writer.bytes(of: report)
      trace += player.takeTrace(of: report)
      diagnostics += report.diagnostics
      if !report.problems.isEmpty { failures.append(report) }
    }
    player.session.close()
    if player.hasPackFault {
      outcome = .packFault
    } else if !failures.isEmpty {
      outcome = .failed
    }
  }
}

extension PlaySession.Settings {
  /// The settings with a scenario's own width and height, where it has them.
  package func with(_ scenario: Scenario) -> PlaySession.Settings {
    var settings = self
    if let width = scenario.width { settings.view.width = width }
    if let height = scenario.height { settings.height = height }
    return settings
  }
}
