internal import PackHost
internal import TextLayout

/// The listing of `galley packs`.
enum PackListing {
  /// The packs in load order; below each its file, what it draws, and what there is to remark.
  static func text(_ packs: [PackReport], _ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      guard !packs.isEmpty else {
        flow.run("no packs: --packs DIR and --pack FILE load some")
        return
      }
      let titles = ["#", "PACK", "VERSION", "STATUS", "TYPES", "ORIGIN"]
      ReportEntries(titles, numbers: ["#", "TYPES"], packs.map(entry)).type(in: flow)
    }
  }

  private static func entry(_ pack: PackReport) -> ReportEntry {
    var entry = ReportEntry(
      cells: [
        ("\(pack.order)", .none), (pack.id, .none), (pack.version, .none),
        (pack.status.phrase, pack.status.role), ("\(pack.types.count)", .none),
        (pack.origin, .none),
      ])
    entry.details.append(("FILE", (pack.printableFile, .none)))
    if case .refused(let reason) = pack.status {
      entry.details.append((nil, (reason, .danger)))
    }
    if !pack.types.isEmpty {
      let names = pack.types.map(\.name).joined(separator: ", ")
      entry.details.append((nil, ("draws " + names, .muted)))
    }
    entry.details += pack.faults.map { (nil, ($0 + " while loading", .danger)) }
    entry.details += pack.notes.map { (nil, ($0, .warning)) }
    return entry
  }
}

extension PackReport.Status {
  /// The status in one word.
  var word: String {
    switch self {
    case .found: "found"
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
    case .found, .loaded: .none
    case .refused: .danger
    case .duplicate: .muted
    }
  }
}
