/// Outcomes as the XML of JUnit, in the form that CI servers read: `testsuites`, `testsuite`,
/// `testcase`, and in these `failure`, `error` or `skipped`.
package enum JUnitReport {
  /// The report; suites and tests in the order of the outcomes.
  ///
  /// - Parameters:
  ///   - outcomes: how the tests ended.
  ///   - name: what they were tests of.
  /// - Returns: an XML 1.0 document in UTF-8.
  package static func bytes(_ outcomes: [TestOutcome], name: String) -> [UInt8] {
    var xml = XMLWriter()
    xml.begin("testsuites", counts(outcomes, name))
    for suite in suites(outcomes) {
      xml.begin("testsuite", counts(suite.outcomes, suite.name))
      for outcome in suite.outcomes { write(outcome, to: &xml) }
      xml.end("testsuite")
    }
    xml.end("testsuites")
    return xml.bytes
  }

  private static func suites(
    _ outcomes: [TestOutcome]
  ) -> [(name: String, outcomes: [TestOutcome])] {
    var suites: [(name: String, outcomes: [TestOutcome])] = []
    var places: [String: Int] = [:]
    for outcome in outcomes {
      if let place = places[outcome.suite] {
        suites[place].outcomes.append(outcome)
      } else {
        places[outcome.suite] = suites.count
        suites.append((outcome.suite, [outcome]))
      }
    }
    return suites
  }

  private static func counts(
    _ outcomes: [TestOutcome],
    _ name: String
  ) -> [XMLWriter.Attribute] {
    let counts = OutcomeCounts(outcomes)
    let time = outcomes.reduce(Duration.zero) { $0 + ($1.duration ?? .zero) }
    return [
      ("name", name), ("tests", "\(counts.tests)"), ("failures", "\(counts.failed)"),
      ("errors", "\(counts.broken)"), ("skipped", "\(counts.skipped)"), ("time", seconds(time)),
    ]
  }

  private static func write(_ outcome: TestOutcome, to xml: inout XMLWriter) {
    var attributes = [("classname", outcome.suite), ("name", outcome.name)]
    if let duration = outcome.duration { attributes.append(("time", seconds(duration))) }
    switch outcome.result {
    case .passed: xml.empty("testcase", attributes)
    case .skipped(let reason):
      xml.begin("testcase", attributes)
      xml.empty("skipped", [("message", reason)])
      xml.end("testcase")
    case .failed(let message, let detail):
      write("failure", message, detail, attributes, to: &xml)
    case .broken(let message, let detail):
      write("error", message, detail, attributes, to: &xml)
    }
  }

  private static func write(
    _ element: StaticString,
    _ message: String,
    _ detail: String,
    _ attributes: [XMLWriter.Attribute],
    to xml: inout XMLWriter
  ) {
    xml.begin("testcase", attributes)
    xml.text(element, [("message", message)], detail)
    xml.end("testcase")
  }

  /// Seconds with three decimals.
  private static func seconds(_ time: Duration) -> String {
    let thousandths = Int(time / .milliseconds(1))
    return "\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst())"
  }
}
