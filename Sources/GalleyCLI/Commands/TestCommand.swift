internal import PackHost
internal import Platform
internal import Proofs

/// `galley test [PATH...]`: pages and scenarios against their goldens.
package struct TestCommand: Command, LoadsPacks {
  package static let name = "test"
  package static let summary = "compare pages and scenarios with their goldens, or record them"
  package static let examples = [
    "galley test pages --packs build/packs",
    "galley test pages --packs build/packs --update",
    "galley test --format junit >report.xml",
  ]
  package static var operands: [Operand] {
    [
      Operand(
        "[PATH...]",
        "folders of pages and scenarios, or single ones; the current folder if not given;"
          + " galley-test.json in a folder sets widths, formats and where goldens are"
      )
    ]
  }
  package static var groups: [OptionGroup<Self>] { [goldens, .packs] }

  package var selection = PackSelection()
  private var paths: [FilePath] = []
  private var updates = false
  private var format = TestFormat.text
  private var junit: FilePath?
  private var jobs: Int?

  private static var goldens: OptionGroup<Self> {
    OptionGroup(
      "Goldens",
      [
        .flag("update", "write missing and changed goldens, remove orphaned ones") {
          $0.updates = true
        },
        .choice("format", "form of the report (default: text)") { $0.format = $1 },
        .bytes("junit", "FILE", "write a JUnit report to FILE too") {
          $0.junit = FilePath(bytes: $1)
        },
        .jobs("render over N processes, 1 to 256 (default: one for each processor)") {
          $0.jobs = $1
        },
      ]
    )
  }

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    paths.append(FilePath(bytes: operand))
  }

  package mutating func finish() throws(UsageError) {
    if paths.isEmpty { paths = ["."] }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let test = try goldenTest()
    let crew = test.crew(jobs: selection.crewSize(jobs), open: try selection.crewOpener())
    var outcomes: [GoldenOutcome] = []
    let packs = try crew.run(
      { (found: [GoldenOutcome]) throws(CommandError) in outcomes += found },
      failed: CommandError.init
    )
    outcomes += test.orphaned
    let report = TestReport(outcomes, try updates ? update(outcomes) : [:])
    try context.console.show(report.bytes(format))
    try writeJUnit(report)
    let complaints = PackComplaint.all(of: packs)
    for complaint in complaints {
      let color = context.surroundings.errorColor(.auto)
      context.console.tell(Message.text([complaint.sentence], color))
    }
    return complaints.isEmpty ? report.status : .packFault
  }

  private func goldenTest() throws(CommandError) -> GoldenTest {
    do throws(ProofError) { return try GoldenTest(paths) } catch { throw .proof(error) }
  }

  /// Records; what was done to which golden.
  private func update(
    _ outcomes: [GoldenOutcome]
  ) throws(CommandError) -> [FilePath: GoldenUpdate.Action] {
    var actions: [FilePath: GoldenUpdate.Action] = [:]
    do throws(ProofError) {
      for outcome in outcomes {
        guard let golden = outcome.golden else { continue }
        actions[golden] = try GoldenUpdate.apply(outcome)
      }
    } catch {
      throw .proof(error)
    }
    return actions
  }

  private func writeJUnit(_ report: TestReport) throws(CommandError) {
    guard let junit else { return }
    do throws(FileError) { try FileWriter.replace(junit, with: report.bytes(.junit)) } catch {
      throw .input(error)
    }
  }
}

/// What `galley test --format` takes.
package enum TestFormat: String, OptionChoice {
  case text
  case json
  case junit
  case tap
}
