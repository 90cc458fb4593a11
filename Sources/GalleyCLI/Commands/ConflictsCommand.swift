internal import Collisions
internal import PackHost
internal import Platform

/// `galley conflicts [PAGE]...`: who wins, by which rule, and what wasn't meant.
package struct ConflictsCommand: Command, LoadsPacks, ReportsFindings {
  package static let name = "conflicts"
  package static let summary = "show which packs claim the same types, and what wasn't meant"
  package static let examples = [
    "galley conflicts --packs build/packs",
    "galley conflicts --packs build/packs --static --baseline galley-baseline.json",
    "galley conflicts pages/ --packs build/packs",
  ]
  package static var operands: [Operand] {
    [
      Operand(
        "[PAGE]...",
        "draw these pages, or all *.json in these folders, in other load orders too, and show"
          + " what changes"
      )
    ]
  }
  package static var groups: [OptionGroup<Self>] { [judgement, .packs, .findings] }

  package var selection = PackSelection()
  package var report = ReportOptions()
  package var format = FindingsFormat.text
  /// The pages to draw.
  var pages: [FilePath] = []
  /// Whether nothing is loaded.
  var isStatic = false
  /// The file of accepted findings.
  var baseline: FilePath?
  /// Whether the baseline is made, or made smaller.
  var updatesBaseline = false
  /// Whether overrides are compared with the renderers below them.
  var comparesContracts = false
  /// What fails.
  var gate = CollisionGate()

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    pages.append(FilePath(bytes: operand))
  }

  package mutating func finish() throws(UsageError) {
    if isStatic, !pages.isEmpty { throw .conflict("--static", "PAGE", "drawing loads the packs") }
    if isStatic, comparesContracts {
      throw .conflict("--static", "'--contract'", "comparing loads the packs")
    }
    if updatesBaseline, baseline == nil {
      throw .dependentOption("update-baseline", on: "baseline")
    }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let documents = try PageOperands.read(try PageOperands.expand(pages))
    let survey = try PackSurvey.of(try selection.search())
    let (packs, complaints) = try packs(survey, in: context)
    let matrix = CollisionMatrix(packs)
    var findings = CollisionRules.findings(matrix) + survey.findings
    findings += LibraryRules(PackLibraries.read(survey.entries, packs)).findings
    let trial = try trial(documents, survey, packs, in: context)
    findings += trial?.findings ?? []
    if comparesContracts, survey.cycle.isEmpty {
      findings += try contracts(documents, in: context)
    }
    let judging = ConflictJudging(self, trial)
    let (report, remarks) = try judging.report(matrix, findings, trial)
    try show(report, in: &context)
    tell(complaints + remarks, in: &context)
    if !complaints.isEmpty { return .packFault }
    return report.failing.isEmpty ? .done : .findings
  }

  /// The packs as they registered, or as their manifests say where nothing is to be loaded, or
  /// nothing can be for a cycle; and what has nothing to do with other packs: refusals, and harm
  /// that was done to the process.
  private func packs(
    _ survey: PackSurvey,
    in context: borrowing CommandContext
  ) throws(CommandError) -> ([PackClaims], complaints: [String]) {
    if isStatic || !survey.cycle.isEmpty {
      return (survey.packs, survey.packs.compactMap(\.refusal))
    }
    let reports = try context.open(selection).packs
    let complaints = PackComplaint.all(of: reports.filter(\.unmet.isEmpty)).map(\.sentence)
    return (survey.packs(registered: reports), complaints)
  }

  private func show(
    _ report: CollisionReport,
    in context: inout CommandContext
  ) throws(CommandError) {
    switch format {
    case .text:
      let canvas = ReportCanvas(self.report, context.surroundings)
      try context.console.show(ConflictListing(report).text(canvas))
    case .json: try context.console.show(ConflictListing.json(report))
    case .sarif: try context.console.show(ConflictListing.sarif(report))
    case .junit: try context.console.show(ConflictListing.junit(report))
    }
  }

  private func tell(_ sentences: [String], in context: inout CommandContext) {
    let color = context.surroundings.errorColor(report.color)
    for sentence in sentences { context.console.tell(Message.text([sentence], color)) }
  }
}
