package import Reports

/// A check: what it asks, how much it weighs, and why.
package struct Check: Sendable {
  /// How much breaking a rule weighs.
  package enum Level: String, Sendable {
    /// A pack that breaks it can be refused, or harms its host.
    case law
    /// It works, but someone will be sorry.
    case lint
  }

  /// When a check is made, and with what.
  package enum Stage: String, CaseIterable, Sendable {
    /// From the file alone.
    case file
    /// By loading the pack in a process of its own.
    case load
    /// By drawing its widgets in a process of its own.
    case render
    /// By several packs together.
    case set
    /// Of the waivers that were given.
    case waivers

    /// The stage as a heading.
    package var title: String {
      switch self {
      case .file: "From the file alone"
      case .load: "While it is loaded"
      case .render: "While it draws"
      case .set: "Of several packs together"
      case .waivers: "Of waivers"
      }
    }
  }

  /// Its id.
  package let id: CheckID
  package let level: Level
  package let stage: Stage
  /// What must be so, in a sentence.
  package let rule: String
  /// Why.
  package let reason: String
  /// How to mend what breaks it.
  package let remedy: String

  init(
    _ id: CheckID,
    _ level: Level,
    _ stage: Stage,
    _ rule: String,
    why reason: String,
    mend remedy: String
  ) {
    self.id = id
    self.level = level
    self.stage = stage
    self.rule = rule
    self.reason = reason
    self.remedy = remedy
  }

  /// The check as reports list it.
  package var reported: FindingRule {
    FindingRule(
      id: id.rawValue,
      level: level == .law ? .error : .warning,
      summary: rule,
      help: "\(reason) \(remedy)"
    )
  }
}

extension CheckID {
  /// What is known of the check.
  package var check: Check { CheckCatalogue.check(self) }
}
