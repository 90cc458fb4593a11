/// How the program ends.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Strict diagnostics, conflicts, failed checks or goldens.
  case findings = 1
  /// Bad usage, or input that can't be read or isn't a page.
  case usage = 2
  /// A pack crashed, hung or was refused.
  case packFault = 3
}
