import JSONText
import Testing

@testable import Collisions

/// Documents with one value changed.
@Suite struct JSONVariantTests {
  struct Row: Sendable {
    let document: String
    let path: String
    let removed: String
  }

  private static let rows = [
    Row(document: #"{"a":1,"b":2}"#, path: "a", removed: #"{"b":2}"#),
    Row(document: #"{"a":1,"b":2}"#, path: "b", removed: #"{"a":1}"#),
    Row(document: #"{ "a" : 1 }"#, path: "a", removed: #"{ }"#),
    Row(document: #"{"a":1 , "b" :[2] , "c":3}"#, path: "b", removed: #"{"a":1 ,  "c":3}"#),
    Row(document: #"{"a":[1,2,3]}"#, path: "a.2", removed: #"{"a":[1,2]}"#),
    Row(document: #"{"a":["x","y"]}"#, path: "a.1", removed: #"{"a":["x"]}"#),
    Row(document: #" {"a":{"b":{}}} "#, path: "a.b", removed: #"{"a":{}}"#),
    Row(document: #"["x"]"#, path: "0", removed: "[]"),
  ]

  private func change(_ row: Row, _ change: JSONVariant) throws -> String {
    let document = try JSONDocument(parsing: Array(row.document.utf8))
    let node = try #require(FieldPath(row.path).node(in: document, from: .root))
    let bytes = change.bytes(of: document, changing: node)
    _ = try JSONDocument(parsing: bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: rows)
  func aRemovedValueTakesItsKeyAndCommaAlong(_ row: Row) throws {
    #expect(try change(row, .removed) == row.removed)
  }

  @Test(arguments: rows)
  func otherChangesKeepTheDocumentWhole(_ row: Row) throws {
    let null = try change(row, .null)
    let document = try JSONDocument(parsing: Array(null.utf8))
    let node = try #require(FieldPath(row.path).node(in: document, from: .root))
    #expect(document.kind(node) == .null)
    _ = try change(row, .otherKind)
  }

  @Test func anotherKindIsAnother() throws {
    let row = Row(document: #"{"a":[1],"b":"x"}"#, path: "a", removed: "")
    #expect(try change(row, .otherKind) == #"{"a":"","b":"x"}"#)
  }
}
