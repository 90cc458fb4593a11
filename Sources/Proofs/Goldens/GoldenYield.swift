internal import PackHost
internal import Pages
internal import Playback

/// What a page or a scenario gives in one rendering.
struct GoldenYield {
  let output: [UInt8]
  /// What was noticed, in the order of noticing.
  let diagnostics: [Diagnostic]
  let status: PageStatus
  /// What went wrong in steps of a scenario, in words, a step each.
  let failures: [String]

  /// What came of a page.
  init(_ response: RenderResponse, isStrict: Bool) {
    output = response.output
    diagnostics = response.failure.map { [$0.diagnostic] } ?? response.diagnostics
    status = PageStatus(response, isStrict: isStrict)
    failures = []
  }

  /// What came of a scenario.
  init(_ run: ScenarioRun, isStrict: Bool) {
    output = run.transcript
    diagnostics = run.diagnostics
    let hasWarning = isStrict && run.diagnostics.contains { $0.severity >= .warning }
    status =
      switch run.outcome {
      case .packFault: .packFault
      case .failed: .findings
      case .passed: hasWarning ? .findings : .done
      }
    failures = run.failures.map { report in
      let step = report.step
      return "step \(step.number) in line \(step.line): "
        + report.problems.joined(separator: "\n")
    }
  }
}
