/// What a report says of a rule beside the findings.
package struct FindingRule: Hashable, Sendable {
  /// The stable id.
  package let id: String
  /// How much breaking it weighs, unless a finding says otherwise.
  package let level: Finding.Level
  /// The rule in a sentence.
  package let summary: String
  /// Why, and how to mend what breaks it.
  package let help: String

  /// Describes a rule.
  package init(id: String, level: Finding.Level, summary: String, help: String) {
    self.id = id
    self.level = level
    self.summary = summary
    self.help = help
  }
}
