package import Platform

/// What the checks came to for one pack.
package struct PackVerdict: Sendable {
  /// The file, as it was named.
  package let file: FilePath
  /// The pack's id and version, where it says so.
  package internal(set) var id: String?
  package internal(set) var version: String?
  /// The checks that were made, in the catalogue's order.
  package private(set) var made: [CheckID] = []
  /// What they found.
  package internal(set) var findings: [CheckFinding] = []
  /// The checks that couldn't be made, and why.
  package private(set) var notMade: [(check: CheckID, reason: String)] = []

  /// Whether there was no file to check at all.
  package internal(set) var isUnreadable = false

  init(_ file: FilePath) {
    self.file = file
  }

  /// Notes that checks were made, and what they found.
  mutating func note(_ checks: [CheckID], _ found: [CheckFinding] = []) {
    made += checks
    for var finding in found {
      finding.file = file
      finding.pack = id
      findings.append(finding)
    }
  }

  /// Notes that checks can't be made.
  mutating func skip(_ checks: [CheckID], because reason: String) {
    notMade += checks.map { ($0, reason) }
  }
}
