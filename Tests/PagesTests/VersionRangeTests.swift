import Pages
import Testing

@Suite struct VersionRangeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var range: String
    var inside: [String]
    var outside: [String]
    var testDescription: String { range }
  }

  @Test(arguments: [
    Row(range: "*", inside: ["0.0.1", "9.9.9"], outside: ["1.0.0-rc"]),
    Row(range: "", inside: ["1.2.3"], outside: []),
    Row(range: "1.2.3", inside: ["1.2.3", "1.2.3+b"], outside: ["1.2.4", "1.2.3-rc"]),
    Row(range: "=1.2", inside: ["1.2.0", "1.2.9"], outside: ["1.3.0", "1.1.9"]),
    Row(range: "2", inside: ["2.0.0", "2.9.0"], outside: ["3.0.0", "1.9.9"]),
    Row(range: "^1.2.3", inside: ["1.2.3", "1.9.0"], outside: ["1.2.2", "2.0.0", "2.0.0-rc"]),
    Row(range: "^0.2.3", inside: ["0.2.3", "0.2.9"], outside: ["0.3.0", "0.2.2"]),
    Row(range: "^0.0.3", inside: ["0.0.3"], outside: ["0.0.4"]),
    Row(range: "^0", inside: ["0.0.0", "0.9.0"], outside: ["1.0.0"]),
    Row(range: "^0.0", inside: ["0.0.9"], outside: ["0.1.0"]),
    Row(range: "~1.2.3", inside: ["1.2.3", "1.2.9"], outside: ["1.3.0"]),
    Row(range: "~1.2", inside: ["1.2.0"], outside: ["1.3.0"]),
    Row(range: "~1", inside: ["1.9.0"], outside: ["2.0.0"]),
    Row(range: ">1.2", inside: ["1.3.0"], outside: ["1.2.9"]),
    Row(range: ">1.2.3", inside: ["1.2.4"], outside: ["1.2.3"]),
    Row(range: "<=1.2", inside: ["1.2.9", "0.1.0"], outside: ["1.3.0"]),
    Row(range: ">= 1.2.0 < 2.0.0", inside: ["1.2.0", "1.9.9"], outside: ["2.0.0", "1.1.0"]),
    Row(range: ">=1.2, <2", inside: ["1.5.0"], outside: ["2.0.0"]),
    Row(range: "^1 || ^3", inside: ["1.1.0", "3.2.0"], outside: ["2.0.0", "4.0.0"]),
    Row(
      range: "^1.2.3-beta.2",
      inside: ["1.2.3-beta.2", "1.2.3-beta.10", "1.2.3", "1.4.0"],
      outside: ["1.2.3-beta.1", "1.2.3-alpha", "1.4.0-beta.3"]
    ),
  ])
  func takesIn(_ row: Row) throws {
    let range = try #require(VersionRange(row.range))
    for text in row.inside {
      #expect(range.contains(try #require(SemanticVersion(text))), "\(text) is inside")
    }
    for text in row.outside {
      #expect(!range.contains(try #require(SemanticVersion(text))), "\(text) is outside")
    }
  }

  @Test(arguments: [
    "new", "1.2.3.4", ">", ">=", "^", "1.x", "=>1", "^^1", "> = 1", "1.2.3-", "v1", "01.2.3",
    "1..2", "-1", "^1 |", "~*", "1.2-rc", "99999999999999999999",
  ])
  func refuses(_ text: String) {
    #expect(VersionRange(text) == nil)
  }

  @Test func ordersVersionsBySemVer() throws {
    let ordered = [
      "1.0.0-1", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta",
      "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.1.0", "2.0.0",
    ]
    let versions = try ordered.map { try #require(SemanticVersion($0)) }
    for (left, right) in zip(versions, versions.dropFirst()) { #expect(left < right) }
    #expect(versions.map(\.description) == ordered)
  }

  @Test(arguments: ["1.2", "1", "", "1.2.3 ", "1.2.3+", "1.2.3-a..b", "1.2.3-01", "a.b.c"])
  func refusesHalfVersions(_ text: String) {
    #expect(SemanticVersion(text) == nil)
  }

  @Test func buildPlaysNoPart() throws {
    let plain = try #require(SemanticVersion("1.2.3"))
    let built = try #require(SemanticVersion("1.2.3+exp.5114f85"))
    #expect(plain == built)
    #expect(plain.hashValue == built.hashValue)
    #expect(built.description == "1.2.3+exp.5114f85")
  }
}
