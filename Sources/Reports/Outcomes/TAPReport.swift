internal import JSONText

/// Outcomes as the Test Anything Protocol, version 14.
package enum TAPReport {
  /// The report; one line a test, and a YAML block below what failed.
  package static func bytes(_ outcomes: [TestOutcome]) -> [UInt8] {
    var lines = ["TAP version 14", "1..\(outcomes.count)"]
    for (place, outcome) in outcomes.enumerated() {
      lines += self.lines(outcome, number: place + 1)
    }
    return lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }

  private static func lines(_ outcome: TestOutcome, number: Int) -> [String] {
    let name = "\(number) - \(description("\(outcome.suite): \(outcome.name)"))"
    switch outcome.result {
    case .passed: return ["ok \(name)"]
    case .skipped(let reason): return ["ok \(name) # SKIP \(description(reason))"]
    case .failed(let message, let detail):
      return ["not ok \(name)"] + block("fail", message, detail)
    case .broken(let message, let detail):
      return ["not ok \(name)"] + block("error", message, detail)
    }
  }

  /// Strings of JSON are strings of YAML too.
  private static func block(_ severity: String, _ message: String, _ detail: String) -> [String] {
    let values = [("message", message), ("severity", severity), ("detail", detail)]
    let members = values.filter { !$0.1.isEmpty }.map { "  \($0.0): \(JSONWriter.quoted($0.1))" }
    return ["  ---"] + members + ["  ..."]
  }

  /// One line, in which nothing is a directive.
  private static func description(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "#": line += "\\\(scalar)"
      default: line += ControlPicture.text(of: scalar) ?? String(Character(scalar))
      }
    }
    return line
  }
}
