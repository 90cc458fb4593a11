package import Platform

/// A finding that a team has decided to live with for a while, and why.
package struct Waiver: Hashable, Sendable {
  /// The check whose findings are waived.
  package let check: CheckID
  /// Only those about this pack, by id.
  package let pack: String?
  /// Only those about this widget type.
  package let type: String?
  /// Why.
  package let reason: String
  /// The last day on which it counts.
  package let expires: CalendarDate
  /// Where it stands in its file, from 0.
  package let place: Int

  /// Whether a finding is one of those that are waived.
  func covers(_ finding: CheckFinding) -> Bool {
    finding.check == check
      && (pack == nil || pack == finding.pack)
      && (type == nil || type == finding.type)
  }
}
