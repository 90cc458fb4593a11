internal import JSONText

/// Findings as SARIF 2.1.0 (OASIS), which code hosts show beside the code.
///
/// A waived finding stays in the report, suppressed with its reason (§3.35).
package enum SARIFReport {
  /// The report of one run of a tool.
  ///
  /// - Parameters:
  ///   - findings: what was found, in order.
  ///   - rules: what is known of the rules; findings of others are reported without an index.
  ///   - tool: the name of the program.
  ///   - version: the program's version.
  /// - Returns: one JSON object with a line end.
  package static func bytes(
    _ findings: [Finding],
    rules: [FindingRule],
    tool: String,
    version: String
  ) -> [UInt8] {
    let places = Dictionary(rules.indices.map { (rules[$0].id, $0) }) { first, _ in first }
    var writer = JSONWriter()
    writer.object {
      $0.member("$schema", schema)
      $0.member("version", "2.1.0")
      $0.list("runs") { writer in
        writer.object {
          $0.tool(tool, version, rules)
          $0.list("results") { writer in
            for finding in findings { writer.result(finding, places[finding.rule]) }
          }
          $0.member("columnKind", "unicodeCodePoints")
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
}

extension JSONWriter {
  fileprivate mutating func tool(_ name: String, _ version: String, _ rules: [FindingRule]) {
    object("tool") { writer in
      writer.object("driver") {
        $0.member("name", name)
        $0.member("version", version)
        $0.list("rules") { writer in
          for rule in rules { writer.rule(rule) }
        }
      }
    }
  }

  private mutating func rule(_ rule: FindingRule) {
    object {
      $0.member("id", rule.id)
      $0.text("shortDescription", rule.summary)
      $0.text("help", rule.help)
      $0.object("defaultConfiguration") { $0.member("level", rule.level.rawValue) }
    }
  }

  fileprivate mutating func result(_ finding: Finding, _ index: Int?) {
    object {
      $0.member("ruleId", finding.rule)
      if let index { $0.member("ruleIndex", index) }
      $0.member("level", finding.level.rawValue)
      $0.text("message", finding.message)
      if finding.place != Finding.Place() {
        $0.list("locations") { $0.location(finding.place) }
      }
      if let waiver = finding.waiver {
        $0.list("suppressions") { writer in
          writer.object {
            $0.member("kind", "external")
            $0.member("justification", waiver)
          }
        }
      }
    }
  }

  private mutating func location(_ place: Finding.Place) {
    object {
      if let file = place.file {
        $0.object("physicalLocation") { writer in
          writer.object("artifactLocation") { $0.member("uri", SARIFLocation.uri(of: file)) }
          if let line = place.line { writer.object("region") { $0.member("startLine", line) } }
        }
      }
      let names = [("module", place.pack), ("type", place.type)]
      if names.contains(where: { $0.1 != nil }) {
        $0.list("logicalLocations") { writer in
          for case (let kind, let name?) in names {
            writer.object {
              $0.member("name", name)
              $0.member("kind", kind)
            }
          }
        }
      }
    }
  }

  /// A member with a `message` or `multiformatMessageString` object.
  private mutating func text(_ name: StaticString, _ text: String) {
    object(name) { $0.member("text", text) }
  }
}
