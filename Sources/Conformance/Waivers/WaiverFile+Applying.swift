internal import Pages
package import Platform

extension WaiverFile {
  /// Marks what is waived, and finds waivers that have expired or waive nothing.
  ///
  /// - Parameters:
  ///   - report: what was found; findings that a waiver covers get its reason.
  ///   - today: the day by which waivers expire.
  package func apply(to report: inout ConformanceReport, on today: CalendarDate) {
    let current = waivers.filter { $0.expires >= today }
    var used: Set<Int> = []
    report.mapFindings { finding in
      guard let waiver = current.first(where: { $0.covers(finding) }) else { return }
      used.insert(waiver.place)
      finding.waiver = waiver.reason
    }
    let isWhole = report.madeChecks
    report.waivers = waivers.compactMap { waiver in
      if waiver.expires < today {
        return finding(.waiverExpired, waiver, "expired on \(waiver.expires)")
      }
      if used.contains(waiver.place) || !isWhole.contains(waiver.check) { return nil }
      return finding(.waiverUnused, waiver, "waives nothing")
    }
    report.hasWaivers = true
  }

  private func finding(_ check: CheckID, _ waiver: Waiver, _ words: String) -> CheckFinding {
    let subjects = [waiver.pack, waiver.type].compactMap { $0 }.map(QuotedText.quoted)
    let of = subjects.isEmpty ? "" : " of " + subjects.joined(separator: " and ")
    let reason = QuotedText.shortened(waiver.reason, to: 200)
    var finding = CheckFinding(
      check,
      "the waiver of \(waiver.check.rawValue)\(of) (\(reason)) \(words)"
    )
    finding.file = path
    finding.pack = waiver.pack
    finding.type = waiver.type
    return finding
  }
}
