internal import Pages
internal import TextLayout

/// Compares a page that was kept up to date with the same page drawn at once.
struct PageAudit {
  let shown: DrawnPage
  let whole: DrawnPage

  /// For each widget with a line that isn't the same, one finding.
  var findings: [Diagnostic] {
    var told: Set<ExactString> = []
    var findings: [Diagnostic] = []
    let count = max(shown.text.arena.lines.count, whole.text.arena.lines.count)
    for line in 0..<count where runs(line, of: shown) != runs(line, of: whole) {
      guard let owner = owner(line, of: whole) ?? owner(line, of: shown),
        told.insert(ExactString(owner.widget.id)).inserted
      else { continue }
      findings.append(finding(owner))
      if shown.text.arena.lines.count != whole.text.arena.lines.count { break }
    }
    return findings
  }

  private func runs(_ line: Int, of drawn: DrawnPage) -> [ComparedRun]? {
    let arena = drawn.text.arena
    guard arena.lines.indices.contains(line) else { return nil }
    return arena.runs[arena.lines[line].runs].map { run in
      ComparedRun(
        bytes: Array(arena.bytes[run.bytes]),
        style: drawn.text.styles[run.style],
        flags: run.flags.rawValue
      )
    }
  }

  private func owner(_ line: Int, of drawn: DrawnPage) -> Owner? {
    let lines = drawn.text.arena.lines
    return lines.indices.contains(line) ? drawn.owners(of: lines[line]).first : nil
  }

  private func finding(_ owner: Owner) -> Diagnostic {
    Diagnostic(
      .packFault,
      severity: .warning,
      type: owner.widget.type,
      id: owner.widget.id,
      path: owner.widget.path,
      pack: whole.pack(of: owner)?.id,
      message: "the pack's renderer draws something else from the same data and state; it must go"
        + " by nothing but what it reads through the host"
    )
  }
}

/// What counts of a run when pages are compared.
private struct ComparedRun: Equatable {
  let bytes: [UInt8]
  let style: ResolvedStyle
  let flags: UInt16
}
