import Foundation
import JSONText
import Testing

@Suite struct JSONPropertyTests {
  @Test func randomDocumentsReadBackAsWritten() throws {
    for seed in 0..<800 as Range<UInt64> {
      let bytes = RandomJSON.bytes(seed: seed)
      let page = try JSONDocument(parsing: bytes)
      #expect(Array(page.rewritten().utf8) == bytes, "seed \(seed)")
    }
  }

  @Test func everyNodeIsConsistentWithItsText() throws {
    for seed in 1000..<1100 as Range<UInt64> {
      let page = try JSONDocument(parsing: RandomJSON.bytes(seed: seed))
      for node in page.nodes {
        let alone = try JSONDocument(parsing: Array(page.raw(node)))
        #expect(alone.nodeCount == Int(page.end(of: node) - node.index))
        #expect(alone.kind(.root) == page.kind(node))
        #expect(alone.count(.root) == page.count(node))
      }
    }
  }

  @Test func everyMemberIsFoundByItsKey() throws {
    for seed in 2000..<2200 as Range<UInt64> {
      let page = try JSONDocument(parsing: RandomJSON.bytes(seed: seed))
      for object in page.nodes {
        var last: [[UInt8]: JSONNode] = [:]
        for member in page.members(of: object) {
          last[Array((page.string(member.key) ?? "").utf8)] = member.value
        }
        for (key, value) in last { #expect(page.member(object, key.span) == value) }
      }
    }
  }

  @Test func everyPrefixOfADocumentIsRefused() throws {
    let text = #"""
      {"page": {"id": "h\u00e9\ud83d\ude00\n", "n": [-12.50e+3, 0, true, false, null], "é😀": {}}}
      """#
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      let prefix = Array(bytes[..<count])
      let error = #expect(throws: JSONError.self, "\(count)") { try JSONDocument(parsing: prefix) }
      #expect((error?.offset ?? .max) <= count)
    }
    #expect(try JSONDocument(parsing: bytes).kind(.root) == .object)
  }

  @Test func mutatedDocumentsAreReadOrRefusedLikeFoundationDoes() throws {
    var generator = SeededGenerator(seed: 42)
    for round in 0..<4000 {
      var bytes = RandomJSON.bytes(seed: UInt64(round % 50 + 5000))
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        Self.mutate(&bytes, using: &generator)
      }
      var isAccepted = false
      do {
        let page = try JSONDocument(parsing: bytes)
        // Foundation refuses numbers that overflow.
        isAccepted = page.nodes.allSatisfy { page.kind($0) != .number || page.double($0) != nil }
        #expect(try document(page.rewritten()).nodeCount == page.nodeCount)
      } catch let error as JSONError {
        #expect(0...bytes.count ~= error.offset)
        // Foundation accepts a comma before the end of an object.
        if error.kind == .trailingComma { continue }
      }
      #expect(
        isAccepted == Self.foundationAccepts(bytes),
        "round \(round): \(String(decoding: bytes, as: UTF8.self))"
      )
    }
  }

  private static func foundationAccepts(_ bytes: [UInt8]) -> Bool {
    let options: JSONSerialization.ReadingOptions = [.fragmentsAllowed]
    return (try? JSONSerialization.jsonObject(with: Data(bytes), options: options)) != nil
  }

  private static func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    guard let place = bytes.indices.randomElement(using: &generator) else { return }
    let alphabet = Array("{}[]:,\"\\u0e-+.1 \ntfn".utf8) + [0, 0x80, 0xC3, 0xED, 0xFF]
    let byte = alphabet.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes[place] = byte
    case 1: bytes.insert(byte, at: place)
    case 2: bytes.remove(at: place)
    default: bytes.swapAt(place, bytes.indices.randomElement(using: &generator) ?? place)
    }
  }
}
