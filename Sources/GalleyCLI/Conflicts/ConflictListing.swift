internal import Collisions
internal import TextLayout

/// The report of `galley conflicts` for people.
struct ConflictListing {
  private let report: CollisionReport

  init(_ report: CollisionReport) {
    self.report = report
  }

  /// The matrix, the findings, what other load orders do, and the numbers.
  func text(_ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      MatrixListing(report.matrix).type(in: flow)
      for item in report.shown { type(item, in: flow) }
      if !report.shown.isEmpty { flow.newline() }
      if let trial = report.trial { OrderListing(trial).type(in: flow) }
      flow.paragraph(.standard)
      flow.run(numbers)
      flow.newline()
    }
  }

  private func type(_ item: JudgedCollision, in flow: TextFlow) {
    let finding = item.finding
    flow.paragraph(Paragraph(restIndent: 2))
    flow.run("\(finding.kind.level.rawValue): ", style: Style(role: finding.kind.level.role))
    flow.run(finding.message)
    flow.run(" [\(finding.kind.rawValue)]", style: Style(role: .muted))
    if item.outcome == .known { flow.run(" (in the baseline)", style: Style(role: .muted)) }
    flow.newline()
    flow.paragraph(Paragraph(firstIndent: 2, restIndent: 2))
    flow.run(finding.remedy, style: Style(role: .muted))
    flow.newline()
  }

  private var numbers: String {
    let matrix = report.matrix
    let contested = matrix.rows.count(where: \.isContested)
    let counts = report.counts
    let levels = [
      Counted.text(counts.errors, "error"), Counted.text(counts.warnings, "warning"),
      Counted.text(counts.notes, "note"),
    ]
    let outcomes = ["\(counts.failing) failing", "\(counts.known) in the baseline"]
    return
      "\(Counted.text(matrix.packs.count, "pack")), \(Counted.text(matrix.rows.count, "type")), "
      + "\(contested) contested; " + (levels + outcomes).joined(separator: ", ")
      + (counts.allowed > 0 ? ", \(counts.allowed) allowed" : "")
  }
}

extension CollisionLevel {
  /// What the level is to its reader.
  var role: Role {
    switch self {
    case .error: .danger
    case .warning: .warning
    case .note: .muted
    }
  }
}
