internal import PackHost
internal import Pages
internal import Platform
internal import Playback
internal import StateEngine
internal import Widgets

/// `galley play SCENARIO`: a scripted session, with the page after each step.
package struct PlayCommand: Command, LoadsPacks, RendersPages {
  package static let name = "play"
  package static let summary = "play a scripted session, and show the page after each step"
  package static let examples = [
    "galley play scenario.json --packs build/packs",
    "galley play scenario.json --quiet --trace trace.ndjson",
    "galley play races.json --explore",
  ]
  package static var operands: [Operand] {
    [Operand("SCENARIO", "a scenario in JSON; - for standard input")]
  }
  package static var groups: [OptionGroup<Self>] { [.playing, .packs, .rendering] }

  package var selection = PackSelection()
  package var rendering = RenderOptions()
  /// Whether only what has failed is printed.
  var isQuiet = false
  /// The file that the trace goes to.
  var trace: FilePath?
  /// Whether the held answers are let land in every other order too.
  var explores = false
  /// How many orders are run at most.
  var orders = 10_000
  private var scenario: FilePath?

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    if scenario != nil { throw .extraOperand(operand) }
    scenario = FilePath(bytes: operand)
  }

  package mutating func finish() throws(UsageError) {
    guard let scenario else { throw .missingOperand("SCENARIO") }
    if scenario == "-", rendering.state == "-" { throw .inputTwice }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let file = scenario ?? "-"
    let scenario = try Self.read(file)
    let packs = try context.open(selection)
    let refusals = PackComplaint.all(of: packs.packs)
    let settings = try settings(for: scenario, context.surroundings)
    var player = ScenarioPlayer(
      scenario,
      named: file == "-" ? InputFile.name(file) : file.lastName.printable,
      packs: packs,
      settings: settings
    )
    let report = DiagnosticReport(
      form: rendering.diagnostics,
      file: scenario.pageID,
      color: context.surroundings.errorColor(rendering.color)
    )
    report.tell(refusals, [], on: &context.console)
    let tally = try play(&player, report, in: &context)
    if player.hasPackFault || !refusals.isEmpty { return .packFault }
    return tally.hasFindings(isStrict: rendering.isStrict) ? .findings : .done
  }

  private func play(
    _ player: inout ScenarioPlayer,
    _ report: DiagnosticReport,
    in context: inout CommandContext
  ) throws(CommandError) -> PlayTally {
    let format = rendering.outputFormat(context.surroundings)
    let transcript = Transcript(of: player.session, as: format, isQuiet: isQuiet)
    var tally = PlayTally()
    var lines: [UInt8] = []
    try context.console.show(transcript.opening)
    while let step = player.playNext() {
      try context.console.show(transcript.bytes(of: step))
      if trace != nil { lines += player.takeTrace(of: step) }
      report.tell([], step.diagnostics, on: &context.console)
      tally.add(step)
    }
    if let trace { try Self.write(lines, to: trace) }
    if explores { try explore(player, format, &tally, in: &context) }
    return tally
  }

  private func explore(
    _ player: ScenarioPlayer,
    _ format: OutputFormat,
    _ tally: inout PlayTally,
    in context: inout CommandContext
  ) throws(CommandError) {
    let exploration = player.explore(orders: orders)
    tally.add(exploration)
    let report = ExplorationReport(exploration, limit: orders)
    try context.console.show(format == .json ? report.json : Array(report.text.utf8))
  }

  private func settings(
    for scenario: Scenario,
    _ surroundings: Surroundings
  ) throws(CommandError) -> PlaySession.Settings {
    var settings = PlaySession.Settings()
    rendering.apply(to: &settings.view, surroundings)
    settings.states = try InputFile.state(rendering.state)
    settings.isTraced = trace != nil
    settings.explains = rendering.explains
    settings = settings.with(scenario)
    if let width = rendering.width { settings.view.width = width }
    return settings
  }

  private static func read(_ file: FilePath) throws(CommandError) -> Scenario {
    let bytes = try InputFile.read(file)
    do throws(ScenarioError) {
      return try ScenarioReader.read(bytes, in: file == "-" ? "." : file.parent)
    } catch {
      throw .scenario(file, error)
    }
  }

  private static func write(_ lines: [UInt8], to file: FilePath) throws(CommandError) {
    do throws(FileError) {
      try FileWriter.replace(file, with: lines)
    } catch {
      throw .trace(error)
    }
  }
}

/// How a scenario has gone so far.
private struct PlayTally {
  private var hasFailures = false
  private var hasWarnings = false

  mutating func add(_ step: StepReport) {
    hasFailures = hasFailures || !step.problems.isEmpty
    hasWarnings = hasWarnings || step.diagnostics.contains { $0.severity >= .warning }
  }

  mutating func add(_ exploration: Exploration) {
    hasFailures = hasFailures || !exploration.violations.isEmpty
  }

  func hasFindings(isStrict: Bool) -> Bool { hasFailures || isStrict && hasWarnings }
}

extension OptionGroup<PlayCommand> {
  /// The options of its own.
  static var playing: OptionGroup {
    OptionGroup(
      "Playing",
      [
        .flag("quiet", "print only steps that fail") { $0.isQuiet = true },
        .bytes("trace", "FILE", "write what each action did to FILE, a JSON object a line") {
          $0.trace = FilePath(bytes: $1)
        },
        .flag("explore", "let the held answers land in every other order too, by the rules") {
          $0.explores = true
        },
        .number(
          "orders",
          "N",
          1...10_000_000,
          "run at most N orders with --explore (default: 10000)"
        ) { $0.orders = $1 },
      ]
    )
  }
}
