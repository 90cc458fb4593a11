import Foundation
import FoundationXML
import Reports
import Testing

@Suite struct JUnitReportTests {
  private static let outcomes = [
    TestOutcome(suite: "a.so", name: "one", result: .passed, duration: .milliseconds(1_234)),
    TestOutcome(suite: Nasty.text, name: "two", result: .failed(Nasty.text, detail: Nasty.text)),
    TestOutcome(suite: "a.so", name: Nasty.text, result: .broken("no", detail: "")),
    TestOutcome(suite: "a.so", name: "four", result: .skipped(Nasty.text)),
  ]

  private func root() throws -> XMLElement {
    let bytes = JUnitReport.bytes(Self.outcomes, name: "check")
    return try #require(try XMLDocument(data: Data(bytes)).rootElement())
  }

  @Test func countsAddUp() throws {
    let root = try root()
    let names = ["tests", "failures", "errors", "skipped", "time"]
    #expect(
      names.map { root.attribute(forName: $0)?.stringValue } == ["4", "1", "1", "1", "1.234"]
    )
    let suites = root.elements(forName: "testsuite")
    #expect(suites.map { $0.elements(forName: "testcase").count } == [3, 1])
    #expect(suites.map { $0.attribute(forName: "tests")?.stringValue } == ["3", "1"])
  }

  @Test func anyTextIsHeld() throws {
    let suite = try #require(try root().elements(forName: "testsuite").last)
    let failure = try #require(
      suite.elements(forName: "testcase").first?.elements(forName: "failure").first
    )
    let text = try #require(failure.stringValue)
    #expect(
      text.hasPrefix("a\u{2400}b\u{241B}[31m]]><x>&\"'\u{2421}\u{FFFD}\u{FFFD}\u{FFFD}\r\n\tend")
    )
    #expect(failure.attribute(forName: "message")?.stringValue == text)
  }
}
