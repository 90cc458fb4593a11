/// All that `conflicts` finds out: who draws what, what is wrong, and what becomes of it.
package struct CollisionReport: Sendable {
  /// How many findings there are of a sort.
  package struct Counts: Hashable, Sendable {
    package var errors = 0
    package var warnings = 0
    package var notes = 0
    /// Those that fail the run.
    package var failing = 0
    /// Those that the baseline has.
    package var known = 0
    /// Those that the options allow; they are no part of the other numbers.
    package var allowed = 0
  }

  /// Who claims what.
  package let matrix: CollisionMatrix
  /// Whether nothing was loaded.
  package let isStatic: Bool
  /// The findings, with what became of each, those that are allowed included.
  package let judged: [JudgedCollision]
  /// What other load orders do to pages; nil: not tried.
  package let trial: OrderTrial?

  /// Judges findings.
  ///
  /// - Parameters:
  ///   - matrix: Who claims what.
  ///   - findings: What was found.
  ///   - gate: What fails.
  ///   - baseline: What has been accepted.
  ///   - isStatic: Whether nothing was loaded.
  ///   - trial: What other load orders do to pages.
  package init(
    _ matrix: CollisionMatrix,
    _ findings: [Collision],
    gate: CollisionGate,
    baseline: CollisionBaseline? = nil,
    isStatic: Bool = false,
    trial: OrderTrial? = nil
  ) {
    self.matrix = matrix
    self.isStatic = isStatic
    self.trial = trial
    judged = CollisionRules.sorted(findings).map { finding in
      let isKnown = baseline?.contains(finding) ?? false
      return JudgedCollision(finding: finding, outcome: gate.judge(finding, isKnown: isKnown))
    }
  }

  /// The findings to show.
  package var shown: [JudgedCollision] { judged.filter { $0.outcome != .allowed } }

  /// The findings that fail the run.
  package var failing: [Collision] {
    judged.filter { $0.outcome == .failing }.map(\.finding)
  }

  /// The numbers.
  package var counts: Counts {
    var counts = Counts()
    for item in judged { counts.add(item) }
    return counts
  }
}

extension CollisionReport.Counts {
  fileprivate mutating func add(_ item: JudgedCollision) {
    switch item.outcome {
    case .allowed:
      allowed += 1
      return
    case .failing: failing += 1
    case .known: known += 1
    case .reported: break
    }
    switch item.finding.kind.level {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
}
