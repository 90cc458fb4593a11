package import Pages

/// What came of one step.
package struct StepReport: Sendable {
  package let step: ScenarioStep
  /// Why the step has failed, one reason each, which may have several lines.
  package var problems: [String] = []
  /// What was found since the step before.
  package var diagnostics: [Diagnostic] = []
  /// Whether a pack has crashed, hung or broken the contract meanwhile.
  package var hasPackFault = false

  init(_ step: ScenarioStep) {
    self.step = step
  }
}
