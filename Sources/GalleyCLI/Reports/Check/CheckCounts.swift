internal import Conformance
internal import Reports

/// How many checks ended how; the same in every form of the report.
struct CheckCounts {
  let outcomes: OutcomeCounts
  /// Findings that nobody has waived, by level.
  let laws: Int
  let lints: Int
  let waived: Int

  init(_ report: ConformanceReport) {
    outcomes = OutcomeCounts(report.outcomes)
    let findings = report.findings
    let open = findings.filter { $0.waiver == nil }
    laws = open.filter { $0.check.check.level == .law }.count
    lints = open.count - laws
    waived = findings.count - open.count
  }

  /// The counts in a sentence.
  var sentence: String {
    "\(outcomes.tests) checks: \(outcomes.passed) passed, \(outcomes.failed) failed, "
      + "\(outcomes.skipped) skipped; findings: \(laws) law, \(lints) lint, \(waived) waived"
  }
}
