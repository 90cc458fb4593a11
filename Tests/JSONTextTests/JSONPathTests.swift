import JSONText
import Testing

@Suite struct JSONPathTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var key: String
    var text: String
    var testDescription: String { key.debugDescription }
  }

  @Test(arguments: [
    Row(key: "initial", text: "initial"),
    Row(key: "right_buttons-2", text: "right_buttons-2"),
    Row(key: "0a", text: "0a"),
    Row(key: "0", text: #""0""#),
    Row(key: "", text: #""""#),
    Row(key: "a.b", text: #""a.b""#),
    Row(key: "a b", text: #""a b""#),
    Row(key: "a\"b", text: #""a\"b""#),
    Row(key: "a\nb", text: #""a\nb""#),
    Row(key: "\u{E9}", text: "\"\u{E9}\""),
  ])
  func oddKeysAreQuoted(_ row: Row) {
    #expect(JSONPath([.key("page"), .key(row.key), .index(0)]).description == "page.\(row.text).0")
  }

  @Test func pathOfEveryNode() throws {
    let page = try document(#"{"page": {"sections": [{"id": 1}, [2, [3]]], "a.b": {"0": 4}}}"#)
    let paths = page.nodes.filter { page.kind($0) == .number }.map { page.path(to: $0).description }
    #expect(
      paths == [
        "page.sections.0.id", "page.sections.1.0", "page.sections.1.1.0", #"page."a.b"."0""#,
      ]
    )
    #expect(page.path(to: .root).description.isEmpty)
  }

  @Test func keyHasItsValuesPath() throws {
    let page = try document(#"{"a": {"b": 1}}"#)
    let member = try #require(Array(page.members(of: .root)).first)
    #expect(page.path(to: member.key) == page.path(to: member.value))
    #expect(page.path(to: member.key) == JSONPath([.key("a")]))
  }
}
