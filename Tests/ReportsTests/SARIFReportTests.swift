import Foundation
import Reports
import Testing

@Suite struct SARIFReportTests {
  private static let rules = [
    FindingRule(id: "elf-stack", level: .error, summary: "No executable stack.", help: "Why."),
    FindingRule(id: "elf-build-id", level: .warning, summary: "A build id.", help: "Why."),
  ]

  private func run(_ findings: [Finding]) throws -> [String: Any] {
    let bytes = SARIFReport.bytes(findings, rules: Self.rules, tool: "galley", version: "1")
    let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(json?["version"] as? String == "2.1.0")
    return try #require((json?["runs"] as? [[String: Any]])?.first)
  }

  @Test func resultsPointToRulesAndPlaces() throws {
    let place = Finding.Place(file: Array("a b/é.so".utf8), line: 3, pack: "a.b", type: "card")
    let run = try run([
      Finding(rule: "elf-build-id", level: .warning, message: Nasty.text, at: place),
      Finding(rule: "other", level: .note, message: "m", waiver: "known"),
    ])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results[0]["ruleIndex"] as? Int == 1)
    #expect((results[0]["message"] as? [String: String])?["text"] == Nasty.text)
    let location = (results[0]["locations"] as? [[String: Any]])?.first
    let physical = location?["physicalLocation"] as? [String: Any]
    #expect((physical?["artifactLocation"] as? [String: String])?["uri"] == "a%20b/%C3%A9.so")
    #expect((physical?["region"] as? [String: Int])?["startLine"] == 3)
    #expect(results[1]["ruleIndex"] == nil && results[1]["locations"] == nil)
    let suppression = (results[1]["suppressions"] as? [[String: String]])?.first
    #expect(suppression == ["kind": "external", "justification": "known"])
  }

  struct Path: Sendable {
    let bytes: [UInt8]
    let uri: String
  }

  @Test(arguments: [
    Path(bytes: Array("/a/b.so".utf8), uri: "file:///a/b.so"),
    Path(bytes: Array("c:d".utf8), uri: "c%3Ad"),
    Path(bytes: [0xFF, 0x0A, 0x25], uri: "%FF%0A%25"),
  ])
  func pathsAreReferences(_ row: Path) throws {
    let place = Finding.Place(file: row.bytes)
    let run = try run([Finding(rule: "x", level: .error, message: "m", at: place)])
    let results = run["results"] as? [[String: Any]]
    let location = (results?.first?["locations"] as? [[String: Any]])?.first
    let physical = location?["physicalLocation"] as? [String: Any]
    #expect((physical?["artifactLocation"] as? [String: String])?["uri"] == row.uri)
  }
}
