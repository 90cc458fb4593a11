package import Platform

/// What came of comparing one golden, or of playing a scenario at one width.
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
    /// Steps of the scenario went otherwise than they say; in words, a step each.
    case failed([String])
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
      case .failed: "failed"
      case .unreadable: "unreadable"
      }
    }
  }

  /// The golden's file; nil: it is about a scenario's steps.
  package let golden: FilePath?
  /// The page; nil: none has it.
  package let page: FilePath?
  /// What is kept, and at which width.
  package let label: String
  /// What is to be said.
  package let verdict: Verdict
  /// Whether the golden's lines end with a carriage return too, which doesn't count.
  package let hasReturns: Bool
  /// Whether a pack failed over the page in a way that no golden expects.
  package let hasPackFault: Bool

  init(
    _ golden: GoldenPage.Golden,
    of page: GoldenPage,
    _ verdict: Verdict,
    hasReturns: Bool = false,
    hasPackFault: Bool = false
  ) {
    self.golden = golden.file
    self.page = page.file
    let width = golden.width.map { " at \($0) columns" } ?? ""
    label = golden.format.rawValue + width
    self.verdict = verdict
    self.hasReturns = hasReturns
    self.hasPackFault = hasPackFault
  }

  init(playing page: GoldenPage, at width: Int, failures: [String]) {
    golden = nil
    self.page = page.file
    label = "steps at \(width) columns"
    verdict = failures.isEmpty ? .passed : .failed(failures)
    hasReturns = false
    hasPackFault = false
  }

  init(orphan: FilePath) {
    golden = orphan
    page = nil
    label = "orphan"
    verdict = .orphaned
    hasReturns = false
    hasPackFault = false
  }
}
