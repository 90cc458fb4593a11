/// How the program ends.
package enum ExitStatus: Int32, CaseIterable, Comparable, Sendable {
  case done = 0
  /// Strict diagnostics, conflicts, failed checks or goldens.
  case findings = 1
  /// Bad usage, or input that can't be read or isn't a page.
  case usage = 2
  /// A pack crashed, hung or was refused.
  case packFault = 3
  /// The reader of standard output went away; what a shell shows for death by `SIGPIPE`.
  case brokenPipe = 141

  /// What the status means, as the help says it.
  package var meaning: String {
    switch self {
    case .done: "done"
    case .findings:
      "findings: strict diagnostics, conflicts, failed checks, goldens or steps, drift"
    case .usage: "bad usage, input that can't be read or isn't a page, output that can't be written"
    case .packFault: "a pack crashed, hung or was refused; what could be rendered is on stdout"
    case .brokenPipe: "the reader of stdout went away"
    }
  }

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
