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
  ]
  package static var operands: [Operand] {
    [Operand("PAGE", "a page document in JSON; - for standard input")]
  }
  package static var groups: [OptionGroup<Self>] { [.packs, .rendering] }

  package var selection = PackSelection()
  package var rendering = RenderOptions()
  /// The page document.
  private var page: FilePath?

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    if page != nil { throw .extraOperand(operand) }
    page = FilePath(bytes: operand)
  }

  package mutating func finish() throws(UsageError) {
    guard let page else { throw .missingOperand("PAGE") }
    if page == "-", rendering.state == "-" { throw .inputTwice }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let page = page ?? "-"
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
