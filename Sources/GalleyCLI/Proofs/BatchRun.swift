internal import PackHost
internal import Platform
internal import Proofs
internal import Widgets

/// `galley render --batch`: documents, one a line, to results, one a line.
struct BatchRun {
  private let files: [FilePath]
  private let selection: PackSelection
  private let rendering: RenderOptions
  private let jobs: Int

  init(
    _ files: [FilePath],
    _ selection: PackSelection,
    _ rendering: RenderOptions,
    _ batch: BatchChoice
  ) {
    self.files = files
    self.selection = selection
    self.rendering = rendering
    jobs = selection.crewSize(batch.jobs)
  }

  /// Writes a record for each line.
  ///
  /// - Returns: the worst of what `galley render` would have ended with.
  func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let batch = Batch(try options(context.surroundings))
    let crew = batch.crew(over: files, jobs: jobs, open: try selection.crewOpener())
    var worst = PageStatus.done
    let packs = try crew.run(
      { records throws(CommandError) in
        worst = max(worst, records.status)
        try context.console.show(records.bytes)
      },
      failed: CommandError.init
    )
    let complaints = PackComplaint.all(of: packs)
    report(context.surroundings).tell(complaints, [], on: &context.console)
    return complaints.isEmpty ? ExitStatus(worst) : .packFault
  }

  private func options(_ surroundings: Surroundings) throws(CommandError) -> BatchOptions {
    var request = RenderRequest(document: [])
    request.states = try InputFile.state(rendering.state)
    rendering.apply(to: &request, surroundings)
    if rendering.format == nil { request.format = .plain }
    request.carousel = .list
    var options = BatchOptions(request: request)
    options.isStrict = rendering.isStrict
    options.listsDiagnostics = rendering.diagnostics != .none
    return options
  }

  private func report(_ surroundings: Surroundings) -> DiagnosticReport {
    DiagnosticReport(
      form: rendering.diagnostics,
      file: "<batch>",
      color: surroundings.errorColor(rendering.color)
    )
  }
}

extension ExitStatus {
  /// How the program ends over pages whose worst status this is.
  init(_ status: PageStatus) {
    switch status {
    case .done: self = .done
    case .findings: self = .findings
    case .notAPage: self = .usage
    case .packFault: self = .packFault
    }
  }
}
