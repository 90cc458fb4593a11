/// How much a diagnostic weighs.
package enum Severity: UInt8, Comparable, Sendable {
  case info
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }
}
