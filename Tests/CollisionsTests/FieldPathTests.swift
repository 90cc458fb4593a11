import JSONText
import Testing

@testable import Collisions

/// The fields that traces name.
@Suite struct FieldPathTests {
  struct Row: Sendable {
    let path: String
    let shape: String
  }

  @Test(arguments: [
    Row(path: "data.title", shape: "title"),
    Row(path: "data.items.0.title", shape: "items[].title"),
    Row(path: "data.rows.3.4", shape: "rows[][]"),
    Row(path: "data.\"a.b\".\"0\"", shape: "\"a.b\".\"0\""),
    Row(path: "data.\"say \\\"x.y\\\"\".z", shape: "\"say \\\"x.y\\\"\".z"),
    Row(path: "data", shape: ""),
    Row(path: "actions.tap", shape: "^actions.tap"),
    Row(path: "", shape: "^"),
  ])
  func shapes(_ row: Row) {
    #expect(FieldPath(row.path).shape == row.shape)
  }

  @Test func pathsLeadToTheirValues() throws {
    let text = #"{"data":{"items":[{"t":1},{"t":2}],"a.b":{"0":3}}}"#
    let document = try JSONDocument(parsing: Array(text.utf8))
    func value(_ path: String) -> Int64? {
      FieldPath(path).node(in: document, from: .root).flatMap { document.int64($0) }
    }
    #expect(value("data.items.1.t") == 2)
    #expect(value("data.\"a.b\".\"0\"") == 3)
    #expect(value("data.items.2.t") == nil)
    #expect(value("data.items.t") == nil)
  }
}
