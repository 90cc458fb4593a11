internal import PackHost
internal import TextLayout

/// The listing of `galley packs`.
enum PackListing {
  /// The packs as a table in load order, then what there is to remark on them.
  static func text(_ packs: [PackReport], _ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      guard !packs.isEmpty else {
        flow.run("no packs: --packs DIR and --pack FILE load some")
        return
      }
      table(packs, in: flow)
      for pack in packs { remarks(on: pack, in: flow) }
    }
  }

  private static func table(_ packs: [PackReport], in flow: TextFlow) {
    let titles = ["#", "PACK", "VERSION", "STATUS", "TYPES", "ORIGIN", "FILE"]
    let table = ReportTable(flow, titles, numbers: ["#"])
    for pack in packs { table.row(cells(of: pack)) }
    table.end()
  }

  private static func cells(of pack: PackReport) -> [ReportTable.Cell] {
    [
      ("\(pack.order)", .none),
      (pack.id, .none),
      (pack.version, .none),
      (pack.status.phrase, pack.status.role),
      (pack.types.map(\.name).joined(separator: ", "), .none),
      (pack.origin, .none),
      (pack.file, .none),
    ]
  }

  private static func remarks(on pack: PackReport, in flow: TextFlow) {
    var remarks = pack.notes
    if case .refused(let reason) = pack.status { remarks.insert(reason, at: 0) }
    flow.paragraph(Paragraph(restIndent: 2))
    for remark in remarks {
      flow.newline()
      flow.run("\(pack.order) \(pack.id): ", style: Style(role: pack.status.role))
      flow.run(remark)
      flow.newline()
    }
  }
}

extension PackReport.Status {
  /// The status in one word.
  var word: String {
    switch self {
    case .loaded: "loaded"
    case .refused: "refused"
    case .duplicate: "duplicate"
    }
  }

  /// The status as the table shows it.
  fileprivate var phrase: String {
    if case .duplicate(let order) = self { return "same as \(order)" }
    return word
  }

  /// What the status is to its reader.
  fileprivate var role: Role {
    switch self {
    case .loaded: .none
    case .refused: .danger
    case .duplicate: .muted
    }
  }
}
