import JSONText
import Testing

/// A document from text.
func document(_ text: String, depth: Int = 512) throws -> JSONDocument {
  try JSONDocument(parsing: Array(text.utf8), limits: JSONLimits(depth: depth))
}

@Suite struct JSONDocumentTests {
  @Test func nodesAreInDocumentOrder() throws {
    let page = try document(#" {"a": [1, "x", {}], "b": {"c": null, "d": true}} "#)
    let kinds = page.nodes.map(page.kind)
    #expect(
      kinds == [
        .object, .string, .array, .number, .string, .object, .string, .object, .string, .null,
        .string, .boolean,
      ]
    )
    #expect(page.node(at: 12) == nil)
  }

  @Test func countsAndEndsOfContainers() throws {
    let page = try document(#"{"a": [1, [2, 3], {}], "b": []}"#)
    let array = try #require(page.member(.root, "a"))
    #expect(page.count(.root) == 2)
    #expect(page.count(array) == 3)
    #expect(page.end(of: .root) == UInt32(page.nodeCount))
    #expect(page.children(of: array).map { page.count($0) } == [0, 2, 0])
    #expect(page.members(of: .root).map { page.string($0.key) } == ["a", "b"])
    #expect(page.children(of: .root).map { page.kind($0) } == [.array, .array])
  }

  @Test func membersAreFoundByBytesAfterEscapes() throws {
    let page = try document(#"{"\u0061b": 1, "a longer key": 2, "e\u0301": 3, "": 4, "\u0000": 5}"#)
    #expect(page.member(.root, "ab").flatMap(page.int64) == 1)
    #expect(page.member(.root, "a longer key").flatMap(page.int64) == 2)
    #expect(page.member(.root, String("e\u{301}")).flatMap(page.int64) == 3)
    #expect(page.member(.root, String("\u{E9}")) == nil)
    #expect(page.member(.root, "").flatMap(page.int64) == 4)
    #expect(page.member(.root, [0].span).flatMap(page.int64) == 5)
    #expect(page.member(.root, "a") == nil)
  }

  @Test func readsOfAnotherKindAnswerNothing() throws {
    let page = try document(#"["x", 1]"#)
    #expect(page.member(.root, "x") == nil)
    #expect(page.int64(.root) == nil)
    #expect(page.double(.root) == nil)
    #expect(page.boolean(.root) == nil)
    #expect(page.string(.root) == nil)
    #expect(page.element(.root, at: 0).flatMap(page.int64) == nil)
    #expect(page.element(.root, at: 1).flatMap(page.string) == nil)
    #expect(Array(page.members(of: .root)).isEmpty)
  }

  @Test func elementsByIndex() throws {
    let page = try document(#"[[1, 2], {"a": 3}, 4]"#)
    var cursor = JSONCursor()
    for index in [0, 1, 2, 1, 0, 2] {
      let element = page.element(.root, at: index)
      #expect(element != nil)
      #expect(cursor.element(of: .root, at: index, in: page) == element)
    }
    #expect(page.element(.root, at: 2).flatMap(page.int64) == 4)
    #expect(page.element(.root, at: 3) == nil)
    #expect(page.element(.root, at: -1) == nil)
  }

  @Test func rawTextIsKeptByteForByte() throws {
    let page = try document(#"{"n": 1.10, "s": "\u0041", "a": [ 1,  2 ]}"#)
    let raw = page.children(of: .root).map { String(decoding: page.raw($0), as: UTF8.self) }
    #expect(raw == ["1.10", #""\u0041""#, "[ 1,  2 ]"])
  }

  @Test func lastDuplicateWinsAndTheOthersAreNamed() throws {
    let page = try document(#"{"a": 1, "b": {"c": 1, "c": 2}, "\u0061": 3, "a": 4}"#)
    #expect(page.member(.root, "a").flatMap(page.int64) == 4)
    let paths = page.duplicateKeys.map { page.path(to: $0).description }
    #expect(paths == ["a", "b.c", "a"])
  }

  @Test func duplicatesInALargeObject() throws {
    let members = (0..<1000).map { "\"key\($0 % 900)\":\($0)" }
    let page = try document("{\(members.joined(separator: ","))}")
    #expect(page.duplicateKeys.count == 100)
    #expect(page.member(.root, "key0").flatMap(page.int64) == 900)
    #expect(page.member(.root, "key99").flatMap(page.int64) == 999)
    #expect(page.member(.root, "key100").flatMap(page.int64) == 100)
  }

  @Test func oneKeyManyTimesTakesLinearTime() throws {
    let text = "{" + String(repeating: "\"a\":1,\"\\u0061\":2,", count: 50_000) + "\"a\":3}"
    let page = try document(text)
    #expect(page.duplicateKeys.count == 100_000)
    #expect(page.member(.root, "a").flatMap(page.int64) == 3)
  }
}
