internal import JSONText
package import PackHost
internal import Pages
internal import StateEngine
internal import Widgets

/// Plays a scenario, one step after the other.
///
/// A step that fails doesn't end the session: those that follow are played as if it hadn't.
package struct ScenarioPlayer {
  package let scenario: Scenario
  /// The session that the steps happen to.
  package let session: PlaySession
  /// Whether a pack has crashed, hung or broken the contract so far.
  package var hasPackFault: Bool { session.stage.hasPackFault }
  private let file: String
  private var next = 0
  private var known: [Diagnostic: Int] = [:]

  /// Prepares to play.
  ///
  /// - Parameters:
  ///   - scenario: What happens.
  ///   - file: What traces call it.
  ///   - packs: What shows the page.
  ///   - settings: How the session begins, the scenario's own width and height put in by `with(_:)`.
  package init(
    _ scenario: Scenario,
    named file: String,
    packs: any LivePackSession,
    settings: PlaySession.Settings
  ) {
    self.scenario = scenario
    self.file = file
    session = PlaySession(
      scenario.pageID,
      packs: packs,
      answers: scenario.answers,
      settings: settings
    )
  }

  /// Plays the next step.
  ///
  /// - Returns: What came of it; nil where no step is left.
  package mutating func playNext() -> StepReport? {
    guard scenario.steps.indices.contains(next) else { return nil }
    let step = scenario.steps[next]
    next += 1
    var report = StepReport(step)
    let hadFault = hasPackFault
    session.stage.hasPackFault = false
    report.problems = play(step)
    report.hasPackFault = hasPackFault
    session.stage.hasPackFault = hadFault || hasPackFault
    report.diagnostics = takeNewDiagnostics()
    return report
  }

  private func play(_ step: ScenarioStep) -> [String] {
    if case .expect(let expectation) = step.action {
      return ExpectationCheck(expectation, session).problems
    }
    session.stage.rendered = []
    let cause = StepCause("\(step.number) \(step.action.title)", file: file, line: step.line)
    return session.perform(step.action, cause).map { [$0] } ?? []
  }

  /// What is found now and wasn't before; a finding that is still there isn't told again.
  private mutating func takeNewDiagnostics() -> [Diagnostic] {
    var counts: [Diagnostic: Int] = [:]
    var found: [Diagnostic] = []
    for diagnostic in session.diagnostics {
      counts[diagnostic, default: 0] += 1
      if counts[diagnostic, default: 0] > known[diagnostic, default: 0] { found.append(diagnostic) }
    }
    known = counts
    return found
  }
}

extension PlaySession {
  /// Does what a step says.
  ///
  /// - Returns: What keeps it from being done; nil where it was done.
  func perform(_ action: StepAction, _ cause: StepCause) -> String? {
    switch action {
    case .load, .retry: load(cause)
    case .refresh: send(.refresh, cause)
    case .nextPage: send(.loadNextPage, cause)
    case .tap(let target): return tap(target, cause)
    case .type(let text, let widget):
      return send(.widget(id: widget, name: "change", value: .string(text)), cause)
    case .event(let name, let widget, let value):
      return send(.widget(id: widget, name: name, value: value), cause)
    case .set(let widget, let key, let value):
      send(.setState(widget: widget, key: key, value), cause)
    case .scroll(let move): scroll(move, cause)
    case .mutate(let mutations): send(.mutate(mutations), cause)
    case .dismiss: return dismiss(cause)
    case .leave: send(SessionAction.leave, cause)
    case .hold(let kinds): hold(kinds)
    case .release(let target): return release(target, cause)
    case .fail(let target, let message): return release(target, failure: message, cause)
    case .wait(let duration): send(.pass(Int64(duration / .milliseconds(1))), cause)
    case .expect: break
    }
    return nil
  }

  private func dismiss(_ cause: StepCause) -> String? {
    guard let open = around.store.state.sheet else { return "no sheet is open" }
    guard open.sheet.isDismissible else {
      return "the sheet \(QuotedText.quoted(open.sheet.id)) can't be dismissed"
    }
    send(.dismiss, cause)
    return nil
  }
}
