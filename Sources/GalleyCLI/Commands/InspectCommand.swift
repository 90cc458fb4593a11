internal import PackFiles
internal import Platform

/// `galley inspect FILE...`: what pack files say of themselves; nothing of them runs.
package struct InspectCommand: Command, Reports {
  package static let name = "inspect"
  package static let summary = "read pack files without running any of them"
  package static let examples = [
    "galley inspect build/packs/banner.so",
    "galley inspect build/packs/*.so --format json",
  ]
  package static var operands: [Operand] {
    [Operand("FILE...", "pack files, or any other files: none can do harm here")]
  }
  package static var groups: [OptionGroup<Self>] { [trust, .report] }

  private static var trust: OptionGroup<Self> {
    OptionGroup(
      "Packs",
      [
        .flag("allow-unsafe-permissions", "judge as if such packs were loaded") {
          $0.allowsUnsafePermissions = true
        }
      ]
    )
  }

  package var report = ReportOptions()
  private var files: [FilePath] = []
  private var allowsUnsafePermissions = false

  package init() {}

  package mutating func take(operand: [UInt8]) throws(UsageError) {
    files.append(FilePath(bytes: operand))
  }

  package mutating func finish() throws(UsageError) {
    if files.isEmpty { throw .missingOperand("FILE") }
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let check = PackFileCheck(allowsWritableByOthers: allowsUnsafePermissions)
    let inspector = PackInspector(check)
    let files = self.files.map { InspectedFile($0, inspector) }
    let canvas = ReportCanvas(report, context.surroundings)
    switch report.format {
    case .json: try context.console.show(InspectionListing.json(files))
    case .text: try context.console.show(InspectionListing.text(files, canvas))
    }
    for refusal in files.compactMap(\.refusal) {
      let sentence = PackRefusalText(refusal).description
      context.console.tell(Message.text([sentence], canvas.errorColor))
    }
    return files.map(\.status).max() ?? .done
  }
}
