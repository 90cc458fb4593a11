internal import Conformance
internal import PackFiles
internal import Platform
internal import Reports

/// `galley check FILE...`: whether packs keep the contract.
package struct CheckCommand: Command, ReportsFindings {
  package static let name = "check"
  package static let summary = "check packs against the contract, in processes of their own"
  package static let examples = [
    "galley check build/packs/banner.so",
    "galley check build/packs/*.so --waivers waivers.json --format junit",
    "galley check --explain elf-stack",
  ]
  package static var operands: [Operand] {
    [Operand("[FILE]...", "packs, in load order; several are also checked together")]
  }
  package static var groups: [OptionGroup<Self>] { [checking, .findings] }

  package var report = ReportOptions()
  package var format = FindingsFormat.text
  var task = Task.check
  var options = CheckOptions()
  private var files: [FilePath] = []

  /// What the command is to do.
  enum Task {
    case check
    case list
    case explain([UInt8])
  }

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    files.append(FilePath(bytes: operand))
  }

  package mutating func finish() throws(UsageError) {
    if case .check = task {
      if files.isEmpty { throw .missingOperand("FILE") }
    } else if let file = files.first {
      throw .extraOperand(file.bytes)
    }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let canvas = ReportCanvas(report, context.surroundings)
    switch task {
    case .check: return try check(canvas, &context.console)
    case .list:
      try context.console.show(CheckCatalogueListing.text(canvas, isJSON: format == .json))
      return .done
    case .explain(let name):
      guard let check = CheckCatalogue.check(named: String(decoding: name, as: UTF8.self)) else {
        throw .usage(.unknownCheck(name, nearest: CheckCommand.nearest(name)), command: "check")
      }
      try context.console.show(CheckExplanation.text(check, canvas))
      return .done
    }
  }

  private static func nearest(_ name: [UInt8]) -> String? {
    NearestName.find(name, among: CheckID.allCases.map(\.rawValue))
  }

  private func check(
    _ canvas: ReportCanvas,
    _ console: inout Console
  ) throws(CommandError) -> ExitStatus {
    let waivers = try options.readWaivers()
    var report = try options.run().report(on: files)
    waivers?.apply(to: &report, on: .today())
    try console.show(bytes(report, canvas))
    if report.packs.contains(where: \.isUnreadable) { return .usage }
    return report.failures(isStrict: options.isStrict).isEmpty ? .done : .findings
  }

  private func bytes(_ report: ConformanceReport, _ canvas: ReportCanvas) -> [UInt8] {
    switch format {
    case .text: CheckListing.text(report, canvas)
    case .json: CheckListing.json(report)
    case .junit: JUnitReport.bytes(report.outcomes, name: "galley check")
    case .sarif:
      SARIFReport.bytes(
        report.findings.map(\.reported),
        rules: CheckCatalogue.all.map(\.reported),
        tool: "galley",
        version: "\(HostVersion.program)"
      )
    }
  }
}
