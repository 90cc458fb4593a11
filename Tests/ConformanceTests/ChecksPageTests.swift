import Conformance
import Foundation
import Testing

/// The documentation's list of checks is made from the code.
///
/// `GALLEY_RECORD=1 swift test --filter ChecksPageTests` rewrites it, and fails so that nobody takes
/// that for a comparison.
@Suite struct ChecksPageTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../Sources/Conformance/Conformance.docc/Checks.md")
    .standardizedFileURL

  private static var page: String {
    let stages = Check.Stage.allCases.map { stage in
      let checks = CheckCatalogue.all.filter { $0.stage == stage }
      return "## \(stage.title)\n\n" + checks.map(entry).joined(separator: "\n")
    }
    return """
      # Checks

      Every check of `galley check`: its level, why it is made, and how to mend a pack.

      `galley check --list` and `galley check --explain ID` show the same on the terminal.

      \(stages.joined(separator: "\n"))
      """
  }

  private static func entry(_ check: Check) -> String {
    """
    ### \(check.id.rawValue)

    *\(check.level == .law ? "Law" : "Lint").* \(check.rule)

    \(check.reason) \(check.remedy)

    """
  }

  @Test func isCurrent() throws {
    if ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "1" {
      try Data(Self.page.utf8).write(to: Self.file)
      Issue.record("recorded Checks.md")
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.page)
  }

  @Test func everyCheckIsListedOnce() {
    #expect(
      CheckCatalogue.all.map(\.id.rawValue).sorted() == CheckID.allCases.map(\.rawValue).sorted()
    )
  }

  @Test func thereAreManyChecks() { #expect(CheckCatalogue.all.count >= 45) }

  @Test(arguments: CheckCatalogue.all.map(\.id))
  func saysWhatWhyAndHow(_ id: CheckID) {
    let check = id.check
    for text in [check.rule, check.reason, check.remedy] {
      #expect(text.count > 10 && (text.hasSuffix(".") || text.hasSuffix("?")))
    }
    #expect(id.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
  }
}
