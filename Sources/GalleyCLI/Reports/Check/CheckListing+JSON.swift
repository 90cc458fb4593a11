internal import Conformance
internal import JSONText
internal import Platform
internal import Reports

extension CheckListing {
  /// The report as `{"packs": […], "together": […], "waivers": […], "counts": {…}}` on one line.
  ///
  /// Each pack: `file`, `id`, `version`, `findings` and `skipped` (checks that weren't made, each
  /// with the `reason`). Findings have the members that ``Reports`` gives them.
  static func json(_ report: ConformanceReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.list("packs") { writer in
        for pack in report.packs { writer.verdict(pack) }
      }
      writer.member("together", report.setFindings.map(\.reported))
      writer.member("waivers", report.waivers.map(\.reported))
      writer.object("counts") { $0.counts(CheckCounts(report)) }
    }
    writer.newline()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func verdict(_ pack: PackVerdict) {
    object {
      $0.key("file")
      $0.string(pack.file.bytes.span)
      if let id = pack.id { $0.member("id", id) }
      if let version = pack.version { $0.member("version", version) }
      $0.member("findings", pack.findings.map(\.reported))
      $0.list("skipped") { writer in
        for skipped in pack.notMade {
          writer.object {
            $0.member("check", skipped.check.rawValue)
            $0.member("reason", skipped.reason)
          }
        }
      }
    }
  }

  fileprivate mutating func counts(_ counts: CheckCounts) {
    member("checks", counts.outcomes.tests)
    member("passed", counts.outcomes.passed)
    member("failed", counts.outcomes.failed)
    member("skipped", counts.outcomes.skipped)
    member("law", counts.laws)
    member("lint", counts.lints)
    member("waived", counts.waived)
  }
}
