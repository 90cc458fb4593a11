import Conformance

extension ConformanceReport {
  /// The findings but those of checks that go by the clock, which a busy machine can trip.
  ///
  /// - Parameter expected: A check that counts all the same.
  /// - Returns: The findings that don't depend on the machine's load.
  func timeless(but expected: CheckID? = nil) -> [CheckFinding] {
    let clocked: Set<CheckID> = [.loadTime, .renderTime]
    return findings.filter { $0.check == expected || !clocked.contains($0.check) }
  }
}
