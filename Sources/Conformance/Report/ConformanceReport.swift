/// What the checks came to.
package struct ConformanceReport: Sendable {
  /// Each pack, in the order of asking.
  package internal(set) var packs: [PackVerdict] = []
  /// The checks of several packs together that were made; none of a single pack.
  package internal(set) var setChecks: [CheckID] = []
  /// What these found.
  package internal(set) var setFindings: [CheckFinding] = []
  /// Whether waivers were given.
  package internal(set) var hasWaivers = false
  /// What is wrong with them.
  package internal(set) var waivers: [CheckFinding] = []

  /// All findings, in order.
  package var findings: [CheckFinding] {
    packs.flatMap(\.findings) + setFindings + waivers
  }

  /// Findings that make the command fail.
  ///
  /// - Parameter isStrict: whether lints do too.
  /// - Returns: the findings that nobody has waived.
  package func failures(isStrict: Bool) -> [CheckFinding] {
    findings.filter { $0.waiver == nil && (isStrict || $0.check.check.level == .law) }
  }

  /// Changes what was found of packs, alone and together.
  mutating func mapFindings(_ change: (inout CheckFinding) -> Void) {
    for pack in packs.indices {
      for place in packs[pack].findings.indices { change(&packs[pack].findings[place]) }
    }
    for place in setFindings.indices { change(&setFindings[place]) }
  }

  /// The checks that were made of any pack.
  var madeChecks: Set<CheckID> { Set(packs.flatMap(\.made) + setChecks) }
}
