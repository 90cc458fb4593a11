internal import Conformance
internal import Pages
internal import Platform
internal import TextLayout

/// The listing of `galley check`.
enum CheckListing {
  /// Each pack with what was found of it, and a line of counts.
  static func text(_ report: ConformanceReport, _ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      for pack in report.packs {
        heading(pack, in: flow)
        for finding in pack.findings { line(finding, in: flow) }
        for (reason, count) in reasons(pack) {
          line("skipped", "\(count) checks: \(reason)", role: .muted, in: flow)
        }
      }
      part("together", report.setFindings, in: flow)
      part("waivers", report.waivers, in: flow)
      flow.paragraph()
      flow.run(CheckCounts(report).sentence)
      flow.newline()
    }
  }

  private static func heading(_ pack: PackVerdict, in flow: TextFlow) {
    flow.paragraph(Paragraph(restIndent: 2))
    flow.run(pack.file.printable, style: Style(role: .title))
    if let id = pack.id {
      flow.run(" \(QuotedText.escaped("\(id) \(pack.version ?? "")"))", style: Style(role: .muted))
    }
    flow.newline()
  }

  private static func part(_ title: String, _ findings: [CheckFinding], in flow: TextFlow) {
    if findings.isEmpty { return }
    flow.paragraph(Paragraph(restIndent: 2))
    flow.run(title, style: Style(role: .title))
    flow.newline()
    for finding in findings { line(finding, in: flow) }
  }

  private static func line(_ finding: CheckFinding, in flow: TextFlow) {
    let check = finding.check
    let type = finding.type.map { "\(QuotedText.escaped($0)): " } ?? ""
    let text = "\(check.rawValue): \(type)\(finding.message)"
    guard finding.waiver == nil else {
      let reason = QuotedText.shortened(finding.waiver ?? "", to: 200)
      return line("waived", "\(text) (\(reason))", role: .muted, in: flow)
    }
    let level = check.check.level
    line(level.rawValue, text, role: level == .law ? .danger : .warning, in: flow)
  }

  private static func line(_ word: String, _ text: String, role: Role, in flow: TextFlow) {
    let indent = flow.availableWidth >= 40 ? 11 : 4
    flow.paragraph(Paragraph(firstIndent: 2, restIndent: indent))
    let blanks = String(repeating: " ", count: max(9 - word.utf8.count, 1))
    flow.run(word + blanks, style: Style(role: role))
    flow.run(text)
    flow.newline()
  }

  /// Why checks weren't made, in the order of the first of them.
  private static func reasons(_ pack: PackVerdict) -> [(reason: String, count: Int)] {
    var counts: [(reason: String, count: Int)] = []
    for skipped in pack.notMade {
      if let place = counts.firstIndex(where: { $0.reason == skipped.reason }) {
        counts[place].count += 1
      } else {
        counts.append((skipped.reason, 1))
      }
    }
    return counts
  }
}
