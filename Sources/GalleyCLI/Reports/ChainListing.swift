internal import PackHost
internal import TextLayout

/// The listing of `galley registry TYPE`.
enum ChainListing {
  /// The type's chain, the pack that draws it first.
  static func text(_ type: TypeReport, _ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      flow.run(type.name, style: Style(role: .title))
      flow.run(type.claims.first.map { " is drawn by \($0.title)" } ?? " is drawn by no pack")
      flow.newline()
      flow.newline()
      let table = ReportTable(
        flow,
        ["#", "ROLE", "PACK", "VERSION", "WHY", "FILE"],
        numbers: ["#"]
      )
      for (place, claim) in type.claims.enumerated() {
        table.row(cells(of: claim, over: place == 0 ? nil : type.claims[place - 1]))
      }
      table.end()
    }
  }

  private static func cells(
    of claim: TypeReport.Claim,
    over overriding: TypeReport.Claim?
  ) -> [String] {
    let role = overriding.map { "base of \($0.order)" } ?? "draws"
    let why = claim.isDeclared ? "\(claim.reason); override declared" : claim.reason
    return ["\(claim.order)", role, claim.pack, claim.version, why, claim.file]
  }
}
