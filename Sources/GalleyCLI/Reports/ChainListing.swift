internal import Collisions
internal import PackHost
internal import TextLayout

/// The listing of `galley registry TYPE`.
enum ChainListing {
  /// The type's chain, the pack that draws it first.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - reads: What its renderers read.
  ///   - canvas: Where it is laid out.
  /// - Returns: Lines of text.
  static func text(_ type: TypeReport, _ reads: TypeReads, _ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      flow.run(type.name, style: Style(role: .title))
      flow.run(type.claims.first.map { " is drawn by \($0.title)" } ?? " is drawn by no pack")
      flow.newline()
      flow.newline()
      let entries = type.claims.indices.map { entry(type.claims, $0) }
      ReportEntries(["#", "ROLE", "PACK", "VERSION"], numbers: ["#"], entries).type(in: flow)
      ReadsListing(reads).type(in: flow)
    }
  }

  private static func entry(_ claims: [TypeReport.Claim], _ place: Int) -> ReportEntry {
    let claim = claims[place]
    let role = place == 0 ? "draws" : "base of \(claims[place - 1].order)"
    var entry = ReportEntry(
      cells: [
        ("\(claim.order)", .none), (role, .none), (claim.pack, .none), (claim.version, .none),
      ])
    entry.details = [("WHY", (claim.why, .none)), ("FILE", (claim.printableFile, .none))]
    if !claim.summary.isEmpty { entry.details.append((nil, (claim.summary, .muted))) }
    return entry
  }
}
