internal import Collisions
internal import PackFiles
internal import Platform
internal import Reports

extension ConflictListing {
  /// The findings as SARIF; what the baseline has is suppressed.
  static func sarif(_ report: CollisionReport) -> [UInt8] {
    SARIFReport.bytes(
      report.shown.map(finding),
      rules: CollisionKind.allCases.map(rule),
      tool: "galley conflicts",
      version: "\(HostVersion.program)"
    )
  }

  private static func finding(_ item: JudgedCollision) -> Finding {
    let finding = item.finding
    return Finding(
      rule: finding.kind.rawValue,
      level: finding.kind.level.weight,
      message: "\(finding.message); \(finding.remedy)",
      at: Finding.Place(
        file: finding.file.bytes.isEmpty ? nil : finding.file.bytes,
        pack: finding.packs.first,
        type: finding.type?.printable
      ),
      waiver: item.outcome == .known ? "in the baseline" : nil
    )
  }

  private static func rule(_ kind: CollisionKind) -> FindingRule {
    FindingRule(
      id: kind.rawValue,
      level: kind.level.weight,
      summary: kind.summary,
      help: "See \"Conflicts\" in the documentation of galley."
    )
  }

  /// The findings as JUnit: what fails has failed, what is known or only told is skipped, and a
  /// contested type about which there is no finding has passed.
  static func junit(_ report: CollisionReport) -> [UInt8] {
    JUnitReport.bytes(agreed(report) + report.shown.map(outcome), name: "galley conflicts")
  }

  private static func agreed(_ report: CollisionReport) -> [TestOutcome] {
    let found = Set(report.shown.compactMap(\.finding.type))
    return report.matrix.rows.filter { $0.isContested && !found.contains($0.type) }.map {
      TestOutcome(suite: "agreed", name: $0.type.printable, result: .passed)
    }
  }

  private static func outcome(_ item: JudgedCollision) -> TestOutcome {
    let finding = item.finding
    let subject = [finding.type?.printable ?? "", finding.subject].filter { !$0.isEmpty }
    let result: TestOutcome.Result =
      switch item.outcome {
      case .failing: .failed(finding.message, detail: finding.remedy)
      case .known: .skipped("in the baseline: \(finding.message)")
      case .reported, .allowed: .skipped(finding.message)
      }
    return TestOutcome(
      suite: finding.kind.rawValue,
      name: (subject + [finding.packs.joined(separator: ", ")]).joined(separator: " "),
      result: result
    )
  }
}

extension CollisionLevel {
  /// The level under the name that SARIF has for it.
  fileprivate var weight: Finding.Level {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
