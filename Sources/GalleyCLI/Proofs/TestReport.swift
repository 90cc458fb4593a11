internal import JSONText
internal import Platform
internal import Proofs
internal import Reports

/// What came of goldens and scenarios, in the forms of `galley test`.
struct TestReport {
  private let outcomes: [GoldenOutcome]
  private let actions: [FilePath: GoldenUpdate.Action]
  private static let verdicts = [
    "changed", "missing", "orphaned", "unsteady", "failed", "unreadable",
  ]

  /// A report on outcomes, and on what was done to goldens.
  init(_ outcomes: [GoldenOutcome], _ actions: [FilePath: GoldenUpdate.Action]) {
    self.outcomes = outcomes
    self.actions = actions
  }

  /// 3 where a pack failed over a page in a way that no golden expects, 1 where a golden isn't right
  /// now.
  var status: ExitStatus {
    let wrong = outcomes.filter { $0.verdict != .passed && action($0) == nil }
    let hasFault = outcomes.contains { $0.hasPackFault && action($0) == nil }
    return hasFault ? .packFault : wrong.isEmpty ? .done : .findings
  }

  /// What was done to an outcome's golden.
  private func action(_ outcome: GoldenOutcome) -> GoldenUpdate.Action? {
    outcome.golden.flatMap { actions[$0] }
  }

  /// The report as bytes.
  func bytes(_ format: TestFormat) -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .json: json
    case .junit: JUnitReport.bytes(reports, name: "galley test")
    case .tap: TAPReport.bytes(reports)
    }
  }

  /// The outcomes for servers of tests, which know nothing of updates: what was updated is right now.
  private var reports: [TestOutcome] {
    outcomes.map { outcome in
      var report = outcome.report
      if action(outcome) != nil { report.result = .passed }
      return report
    }
  }

  private var text: String {
    var lines: [String] = []
    for outcome in outcomes where outcome.verdict != .passed {
      if let golden = outcome.golden, let action = actions[golden] {
        lines.append("\(action.rawValue) \(golden.printable)")
      } else {
        lines.append(outcome.sentence)
        lines += outcome.detail().map { "  " + $0 }
      }
    }
    return (lines + [summary] + remark).map { $0 + "\n" }.joined()
  }

  /// What doesn't count, but is good to know.
  private var remark: [String] {
    let others = outcomes.count { $0.hasReturns && action($0) == nil }
    if others == 0 { return [] }
    return ["line ends differ in \(Counted.text(others, "golden")) (CRLF), which doesn't count"]
  }

  private var summary: String {
    let counts = Self.verdicts.compactMap { name in
      let count = outcomes.count { $0.verdict.name == name }
      return count == 0 ? nil : "\(count) \(name)"
    }
    let passed = outcomes.count { $0.verdict == .passed }
    let plays = outcomes.count { $0.golden == nil }
    let what =
      Counted.text(outcomes.count - plays, "golden")
      + (plays == 0 ? "" : ", " + Counted.text(plays, "play"))
    return "\(what): " + (["\(passed) passed"] + counts).joined(separator: ", ")
  }

  private var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.list("goldens") { writer in
        for outcome in outcomes { write(outcome, to: &writer) }
      }
      writer.member("total", outcomes.count)
      for name in ["passed"] + Self.verdicts {
        writer.key(of: name)
        writer.integer(outcomes.count { $0.verdict.name == name })
      }
    }
    writer.newline()
    return writer.bytes
  }

  private static func detailName(_ outcome: GoldenOutcome) -> StaticString {
    if case .failed = outcome.verdict { "steps" } else { "difference" }
  }

  private func write(_ outcome: GoldenOutcome, to writer: inout JSONWriter) {
    writer.object { writer in
      if let golden = outcome.golden { writer.member("golden", golden.text) }
      if let page = outcome.page { writer.member("page", page.text) }
      writer.member("what", outcome.label)
      writer.member("result", outcome.verdict.name)
      if outcome.verdict != .passed { writer.member("message", outcome.sentence) }
      if let action = action(outcome) { writer.member("action", action.rawValue) }
      let detail = outcome.detail()
      if !detail.isEmpty { writer.member(Self.detailName(outcome), detail) }
    }
  }
}
