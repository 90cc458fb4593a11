internal import Platform
package import Reports

extension ConformanceReport {
  /// A test for each check of each pack.
  package var outcomes: [TestOutcome] {
    packs.flatMap(\.outcomes)
      + outcomes("packs together", setChecks, setFindings)
      + (hasWaivers ? outcomes("waivers", CheckCatalogue.waivers.map(\.id), waivers) : [])
  }

  private func outcomes(
    _ suite: String,
    _ checks: [CheckID],
    _ findings: [CheckFinding]
  ) -> [TestOutcome] {
    checks.map { id in TestOutcome(suite, id, findings.filter { $0.check == id }) }
  }
}

extension PackVerdict {
  /// A test for each check.
  fileprivate var outcomes: [TestOutcome] {
    let suite = file.text
    return made.map { id in TestOutcome(suite, id, findings.filter { $0.check == id }) }
      + notMade.map {
        TestOutcome(suite: suite, name: $0.check.rawValue, result: .skipped($0.reason))
      }
  }
}

extension TestOutcome {
  /// A test that fails with findings that nobody has waived.
  fileprivate init(_ suite: String, _ id: CheckID, _ findings: [CheckFinding]) {
    let open = findings.filter { $0.waiver == nil }
    let level = id.check.level.rawValue
    let result: Result
    if let first = open.first {
      let all = open.map { "\(level): \($0.message)" }.joined(separator: "\n")
      result = .failed("\(level): \(first.message)", detail: all)
    } else if let waiver = findings.first?.waiver {
      result = .skipped("waived: \(waiver)")
    } else {
      result = .passed
    }
    self.init(suite: suite, name: id.rawValue, result: result)
  }
}
