/// How many tests ended how.
package struct OutcomeCounts: Hashable, Sendable {
  /// All of them.
  package private(set) var tests = 0
  package private(set) var failed = 0
  package private(set) var broken = 0
  package private(set) var skipped = 0

  /// Counts outcomes.
  package init(_ outcomes: some Sequence<TestOutcome>) {
    for outcome in outcomes { count(outcome.result) }
  }

  private mutating func count(_ result: TestOutcome.Result) {
    tests += 1
    switch result {
    case .passed: break
    case .failed: failed += 1
    case .broken: broken += 1
    case .skipped: skipped += 1
    }
  }

  /// How many passed.
  package var passed: Int { tests - failed - broken - skipped }
}
