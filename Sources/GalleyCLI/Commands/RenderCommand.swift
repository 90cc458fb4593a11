internal import PackHost
internal import Pages
internal import Platform

/// `galley render PAGE`: a page as text.
package struct RenderCommand: Command, LoadsPacks, RendersPages {
  package static let name = "render"
  package static let summary = "show a page as text, drawn by widget packs"
  package static let examples = [
    "galley render page.json --packs build/packs",
    "galley render page.json --width 60 --explain",
    "curl -s https://example.com/home | galley render - --format html",
    "galley render --batch pages.ndjson --packs build/packs",
  ]
  package static var operands: [Operand] {
    [
      Operand(
        "PAGE...",
        "a page document in JSON; - for standard input; with --batch any number of files of such"
          + " documents, one a line, or none for standard input"
      )
    ]
  }
  package static var groups: [OptionGroup<Self>] { [.packs, .rendering, .batch] }

  package var selection = PackSelection()
  package var rendering = RenderOptions()
  package var batch = BatchChoice()
  /// The page document, or the files of a batch.
  private var pages: [FilePath] = []

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    pages.append(FilePath(bytes: operand))
  }

  package mutating func finish() throws(UsageError) {
    if batch.isOn, pages.isEmpty { pages = ["-"] }
    guard !pages.isEmpty else { throw .missingOperand("PAGE") }
    if !batch.isOn, pages.count > 1 { throw .extraOperand(pages[1].bytes) }
    let inputs = pages + [rendering.state].compactMap { $0 }
    if inputs.count(where: { $0 == "-" }) > 1 { throw .inputTwice }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    if batch.isOn {
      return try BatchRun(pages, selection, rendering, batch).run(in: &context)
    }
    let page = pages[0]
    var request = RenderRequest(document: try InputFile.read(page))
    request.states = try InputFile.state(rendering.state)
    rendering.apply(to: &request, context.surroundings)
    var session = try context.open(selection)
    let response = session.render(request)
    try context.console.show(response.output)
    let refusals = PackComplaint.all(of: session.packs)
    report(page, context.surroundings)
      .tell(refusals, response.diagnostics, on: &context.console)
    if let failure = response.failure { throw .page(page, failure) }
    if response.hasPackFault || !refusals.isEmpty { return .packFault }
    return rendering.isStrict && response.hasWarning ? .findings : .done
  }

  private func report(_ page: FilePath, _ surroundings: Surroundings) -> DiagnosticReport {
    DiagnosticReport(
      form: rendering.diagnostics,
      file: InputFile.name(page),
      color: surroundings.errorColor(rendering.color)
    )
  }
}

extension RenderResponse {
  /// Whether anything was noticed that `--strict` fails on.
  fileprivate var hasWarning: Bool { diagnostics.contains { $0.severity >= .warning } }
}
