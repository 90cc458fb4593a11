internal import PackHost
internal import Pages
package import Platform
internal import Proofs

/// `galley minimize PAGE`: the smallest page that still shows a diagnostic or a fault.
package struct MinimizeCommand: TakesOnePage, LoadsPacks {
  package static let name = "minimize"
  package static let summary = "find the smallest page that still shows a diagnostic or fault"
  package static let examples = [
    "galley minimize page.json --packs build/packs",
    "galley minimize page.json --kind malformedPayload --output small.json",
  ]
  package static var groups: [OptionGroup<Self>] { [search, .packs] }

  package var selection = PackSelection()
  package var page: FilePath?
  private var kind: String?
  private var output: FilePath?
  private var width = 80

  private static var search: OptionGroup<Self> {
    OptionGroup(
      "Search",
      [
        .bytes("kind", "KIND", "the kind of diagnostic to keep (default: the gravest there is)") {
          $0.kind = String(decoding: $1, as: UTF8.self)
        },
        .bytes("output", "FILE", "write the page to FILE (default: to standard output)") {
          $0.output = FilePath(bytes: $1)
        },
        .number("width", "N", RenderOptions.widths, "columns of the page (default: 80)") {
          $0.width = $1
        },
      ]
    )
  }

  package init() {}

  package mutating func finish() throws(UsageError) {
    try requirePage()
    if let kind, DiagnosticKind(rawValue: kind) == nil {
      let kinds = DiagnosticKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(option: "kind", value: Array(kind.utf8), expected: "one of \(kinds)")
    }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let file = page ?? "-"
    var request = RenderRequest(document: try InputFile.read(file))
    request.width = width
    var session = try selection.openApart()
    let complaints = PackComplaint.all(of: session.packs)
    for complaint in complaints { tell(complaint.sentence, in: &context) }
    let response = session.render(request)
    if let failure = response.failure { throw .page(file, failure) }
    guard let symptom = PageMinimizer.Symptom(of: response, kind: kind) else {
      let what = kind.map { "no diagnostic of kind \($0)" } ?? "no diagnostic"
      tell("\(InputFile.name(file)) shows \(what)", in: &context)
      return complaints.isEmpty ? .findings : .packFault
    }
    var minimizer = PageMinimizer(request, symptom, session)
    let small = minimizer.minimize() ?? request.document
    try write(small, in: &context)
    let text = DiagnosticText(file: InputFile.name(file)).line(symptom.diagnostic)
    tell(
      "\(request.document.count) bytes to \(small.count) in \(minimizer.runs) runs\n\(text)",
      in: &context
    )
    return .done
  }

  private func write(
    _ page: [UInt8],
    in context: inout CommandContext
  ) throws(CommandError) {
    guard let output else { return try context.console.show(page) }
    do throws(FileError) { try FileWriter.replace(output, with: page) } catch {
      throw .input(error)
    }
  }

  private func tell(_ text: String, in context: inout CommandContext) {
    context.console.tell(Message.text([text], context.surroundings.errorColor(.auto)))
  }
}
