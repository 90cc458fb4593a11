package import Platform

/// What came of comparing one golden.
package struct GoldenOutcome: Sendable {
  /// What is to be said of a golden.
  package enum Verdict: Equatable, Sendable {
    case passed
    /// It holds the first bytes; the page gives the second.
    case changed([UInt8], [UInt8])
    /// There is none; the page gives these bytes.
    case missing([UInt8])
    /// No page has it.
    case orphaned
    /// The page gives these bytes one time and others the next.
    case unsteady([UInt8], [UInt8])
    /// The page or the golden can't be read; in words.
    case unreadable(String)

    /// The word for it in every format.
    package var name: String {
      switch self {
      case .passed: "passed"
      case .changed: "changed"
      case .missing: "missing"
      case .orphaned: "orphaned"
      case .unsteady: "unsteady"
      case .unreadable: "unreadable"
      }
    }
  }

  /// The golden's file.
  package let golden: FilePath
  /// The page; nil: none has it.
  package let page: FilePath?
  /// What is kept, and at which width.
  package let label: String
  /// What is to be said.
  package let verdict: Verdict
  /// Whether a pack failed over the page in a way that no golden expects.
  package let hasPackFault: Bool

  init(
    _ golden: GoldenPage.Golden,
    of page: GoldenPage,
    _ verdict: Verdict,
    hasPackFault: Bool
  ) {
    self.golden = golden.file
    self.page = page.file
    let width = golden.width.map { " at \($0) columns" } ?? ""
    label = golden.format.rawValue + width
    self.verdict = verdict
    self.hasPackFault = hasPackFault
  }

  init(orphan: FilePath) {
    golden = orphan
    page = nil
    label = "orphan"
    verdict = .orphaned
    hasPackFault = false
  }
}
