/// Decides which findings fail a run.
package struct CollisionGate: Sendable {
  /// What fails a run unless its type says otherwise.
  package enum Trigger: Hashable, Sendable {
    /// Findings that weigh as much, or more.
    case level(CollisionLevel)
    /// Findings of a kind.
    case kind(CollisionKind)
    /// Nothing.
    case never
  }

  /// What is said of the findings about some types.
  package enum Verdict: Hashable, Sendable {
    /// They are left out.
    case allow
    /// They are shown and don't fail.
    case warn
    /// They fail, whatever their level.
    case fail
  }

  /// What became of a finding.
  package enum Outcome: String, Sendable {
    /// It fails the run.
    case failing
    /// It is shown.
    case reported
    /// The baseline has it.
    case known
    /// The options allow it.
    case allowed
  }

  /// What fails; none: warnings and errors do.
  package var triggers: [Trigger] = []
  /// What is said of types, in the order of saying; the last that fits counts.
  package var verdicts: [(pattern: NamePattern, verdict: Verdict)] = []

  /// A gate that warnings and errors don't pass.
  package init() {}

  /// Decides on a finding.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - isKnown: Whether the baseline has it.
  /// - Returns: What becomes of it.
  package func judge(_ finding: Collision, isKnown: Bool) -> Outcome {
    let verdict = verdict(on: finding)
    if verdict == .allow { return .allowed }
    if isKnown { return .known }
    switch verdict {
    case .fail: return .failing
    case .warn: return .reported
    case .allow, nil: return isTriggered(finding.kind) ? .failing : .reported
    }
  }

  private func verdict(on finding: Collision) -> Verdict? {
    guard let type = finding.type?.printable else { return nil }
    return verdicts.last { $0.pattern.matches(type) }?.verdict
  }

  private func isTriggered(_ kind: CollisionKind) -> Bool {
    let triggers = triggers.isEmpty ? [.level(.warning)] : triggers
    return triggers.contains { trigger in
      switch trigger {
      case .level(let least): kind.level >= least
      case .kind(let named): kind == named
      case .never: false
      }
    }
  }
}

/// A finding with what became of it.
package struct JudgedCollision: Sendable {
  /// The finding.
  package let finding: Collision
  /// What became of it.
  package let outcome: CollisionGate.Outcome
}
