internal import PackHost

/// `galley packs`: what was loaded, in which order, and what wasn't, and why.
package struct PacksCommand: Command, LoadsPacks, Reports {
  package static let name = "packs"
  package static let summary = "list the packs in load order, and why any was refused"
  package static let examples = [
    "galley packs --packs build/packs",
    "galley packs --packs build/packs --static --format json",
  ]
  package static var groups: [OptionGroup<Self>] { [reading, .packs, .report] }

  private static var reading: OptionGroup<Self> {
    OptionGroup(
      "Reading",
      [
        .flag("static", "read manifests only: nothing of a pack is run, nor its process started") {
          $0.isStatic = true
        }
      ]
    )
  }

  package var selection = PackSelection()
  package var report = ReportOptions()
  /// Whether files are only read.
  private var isStatic = false

  package init() {}

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let packs =
      isStatic ? PackReport.all(of: try selection.list()) : try context.open(selection).packs
    switch report.format {
    case .json: try context.console.show(PackListing.json(packs))
    case .text:
      let canvas = ReportCanvas(report, context.surroundings)
      try context.console.show(PackListing.text(packs, canvas))
    }
    return PackComplaint.all(of: packs).isEmpty ? .done : .packFault
  }
}
