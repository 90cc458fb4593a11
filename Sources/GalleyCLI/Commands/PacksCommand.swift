internal import PackHost

/// `galley packs`: what was loaded, in which order, and what wasn't, and why.
package struct PacksCommand: Command, LoadsPacks, Reports {
  package static let name = "packs"
  package static let summary = "list the packs in load order, and why any was refused"
  package static let examples = [
    "galley packs --packs build/packs",
    "galley packs --packs build/packs --format json",
  ]
  package static var groups: [OptionGroup<Self>] { [.packs, .report] }

  package var selection = PackSelection()
  package var report = ReportOptions()

  package init() {}

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let session = try context.open(selection)
    switch report.format {
    case .json: try context.console.show(PackListing.json(session.packs))
    case .text:
      let canvas = ReportCanvas(report, context.surroundings)
      try context.console.show(PackListing.text(session.packs, canvas))
    }
    return PackComplaint.all(of: session.packs).isEmpty ? .done : .packFault
  }
}
