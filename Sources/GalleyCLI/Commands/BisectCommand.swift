internal import JSONText
internal import PackHost
internal import Pages
package import Platform
internal import Proofs

/// `galley bisect PAGE`: which pack breaks or changes a page.
package struct BisectCommand: TakesOnePage, LoadsPacks {
  package static let name = "bisect"
  package static let summary = "find the pack that breaks or changes a page"
  package static let examples = [
    "galley bisect page.json --packs build/packs",
    "galley bisect page.json --packs build/packs --by diagnostics",
  ]
  package static var groups: [OptionGroup<Self>] { [search, .packs] }

  package var selection = PackSelection()
  package var page: FilePath?
  private var symptom: BisectSymptom?
  private var format = ReportFormat.text
  private var width = 80

  private static var search: OptionGroup<Self> {
    OptionGroup(
      "Search",
      [
        .choice("by", "what the pack does (default: what is found, in this order)") {
          $0.symptom = $1
        },
        .choice("format", "form of the report (default: text)") { $0.format = $1 },
        .number("width", "N", RenderOptions.widths, "columns of the page (default: 80)") {
          $0.width = $1
        },
      ]
    )
  }

  package init() {}

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let file = page ?? "-"
    var request = RenderRequest(document: try InputFile.read(file))
    request.width = width
    do throws(PageError) { _ = try PageDecoder.decode(request.document) } catch {
      throw .page(file, error)
    }
    let all = try selection.openApart().packs
    let packs = all.filter { $0.status == .loaded && $0.origin != "starter" }
    var bisection = PackBisection<CommandError>(
      count: packs.count,
      question: symptom?.question
    ) { [selection, request] places throws(CommandError) in
      var session = try selection.only(places.map { FilePath(packs[$0].file) }).openApart()
      return session.render(request)
    }
    let answer = try bisection.run()
    let report = BisectReport(answer, packs)
    try context.console.show(format == .json ? report.json : Array(report.text.utf8))
    let complaints = PackComplaint.all(of: all)
    for complaint in complaints {
      let color = context.surroundings.errorColor(.auto)
      context.console.tell(Message.text([complaint.sentence], color))
    }
    if answer.culprit != nil { return .done }
    return complaints.isEmpty ? .findings : .packFault
  }
}

/// What `galley bisect --by` takes.
package enum BisectSymptom: String, OptionChoice {
  case fault
  case output
  case diagnostics

  /// What is asked of the search.
  var question: PackBisection<CommandError>.Question {
    switch self {
    case .fault: .fault
    case .output: .output
    case .diagnostics: .diagnostics
    }
  }
}
