import JSONText
import Testing

@Suite struct JSONDepthTests {
  static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  @Test(arguments: [1, 2, 64, 512])
  func depthAtTheLimitIsAcceptedAndOneOverRefused(limit: Int) throws {
    #expect(try document(Self.nested(limit), depth: limit).nodeCount == limit)
    let error = #expect(throws: JSONError.self) {
      try document(Self.nested(limit + 1), depth: limit)
    }
    #expect(error?.kind == .nestingTooDeep(limit: limit))
    #expect(error?.offset == limit)
    #expect(error?.message == "nesting deeper than \(limit) at byte \(limit)")
  }

  @Test func limitOfZeroAllowsScalarsOnly() throws {
    #expect(try document("1", depth: 0).int64(.root) == 1)
    #expect(throws: JSONError.self) { try document("[]", depth: 0) }
  }

  @Test func siblingsDoNotAddUp() throws {
    let siblings = Array(repeating: Self.nested(3), count: 100).joined(separator: ",")
    #expect(try document("[\(siblings)]", depth: 4).count(.root) == 100)
  }

  @Test func objectsAndArraysCountAlike() {
    let text = String(repeating: "[{\"\":", count: 300)
    let error = #expect(throws: JSONError.self) { try document(text) }
    #expect(error?.kind == .nestingTooDeep(limit: 512))
    #expect(error?.offset == 256 * 5)
  }

  @Test func deepDocumentsNeedNoStack() throws {
    let depth = 1_000_000
    let page = try document(Self.nested(depth), depth: depth)
    #expect(page.nodeCount == depth)
    let innermost = try #require(page.node(at: UInt32(depth - 1)))
    #expect(page.rawRange(innermost) == depth - 1..<depth + 1)
    #expect(page.path(to: innermost).steps.count == depth - 1)
  }

  @Test func tooManyBytesAreRefusedUnread() {
    let error = #expect(throws: JSONError.self) {
      try JSONDocument(parsing: Array("[1,2]".utf8), limits: JSONLimits(byteCount: 4))
    }
    #expect(error?.kind == .documentTooLarge(limit: 4))
    #expect(error?.message == "document larger than 4 bytes")
    #expect(JSONLimits(byteCount: .max).byteCount == JSONLimits.largestByteCount)
  }
}
