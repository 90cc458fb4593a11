import JSONText
import PackFiles
import Testing

@Suite struct PackLockTests {
  private static let digest = String(repeating: "0123456789abcdef", count: 4)

  private func lock() throws -> PackLock {
    let digest = try #require(SHA256Digest(Self.digest))
    let starter = PackFingerprint(file: "libStarterWidgets.so", digest: digest)
    let own = PackFingerprint(file: "packs/\"é\".so", digest: digest)
    return PackLock(
      packs: [
        .init(starter, id: "dev.galley.starter", version: "1.0.0"),
        .init(own, id: "x", version: ""),
      ],
      winners: ["é": "x", "banner": "dev.galley.starter", "z": "x"]
    )
  }

  @Test func textIsStable() throws {
    let expected = """
      {
        "galley_lock": 1,
        "packs": [
          {"file": "libStarterWidgets.so", "id": "dev.galley.starter", "version": "1.0.0", \
      "sha256": "\(Self.digest)"},
          {"file": "packs/\\"é\\".so", "id": "x", "version": "", "sha256": "\(Self.digest)"}
        ],
        "types": {
          "banner": "dev.galley.starter",
          "z": "x",
          "é": "x"
        }
      }

      """
    #expect(String(decoding: try lock().text, as: UTF8.self) == expected)
  }

  @Test func isReadAsItWasWritten() throws {
    #expect(try PackLock(reading: lock().text) == lock())
    let empty = PackLock(packs: [], winners: [:])
    #expect(try PackLock(reading: empty.text) == empty)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(text: "[]", expected: "\"galley_lock\": 1"),
    Row(text: "{\"packs\": []}", expected: "\"galley_lock\": 1"),
    Row(text: "{\"galley_lock\": \"1\"}", expected: "a number"),
    Row(text: "{\"galley_lock\": 1, \"types\": {}}", expected: "an array \"packs\""),
    Row(text: "{\"galley_lock\": 1, \"packs\": {}, \"types\": {}}", expected: "an array \"packs\""),
    Row(text: "{\"galley_lock\": 1, \"packs\": []}", expected: "an object \"types\""),
    Row(
      text: "{\"galley_lock\": 1, \"packs\": [], \"types\": {\"a\": 1}}",
      expected: "the id of a pack"
    ),
    Row(
      text: "{\"galley_lock\": 1, \"packs\": [7], \"types\": {}}",
      expected: "a string \"sha256\""
    ),
    Row(
      text: "{\"galley_lock\": 1, \"packs\": [{\"sha256\": \"00\"}], \"types\": {}}",
      expected: "64 hexadecimal digits as \"sha256\""
    ),
  ])
  func whatIsNoLockIsSaid(_ row: Row) {
    let error = #expect(throws: PackLockError.self) { try PackLock(reading: Array(row.text.utf8)) }
    guard case .unexpected(let expected, let place) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(expected == row.expected)
    #expect(place.line == 1)
  }

  @Test func otherFormsAreRefused() {
    #expect(throws: PackLockError.version(2)) {
      try PackLock(reading: Array("{\"galley_lock\": 2}".utf8))
    }
    let error = #expect(throws: PackLockError.self) { try PackLock(reading: [0x7B]) }
    guard case .notJSON = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func winnersAreComparedByType() {
    let locked = ["a": "x", "b": "x", "c": "x"]
    #expect(PackDrift.between(locked, locked).isEmpty)
    let drift = PackDrift.between(locked, ["a": "x", "b": "y", "d": "y"])
    #expect(
      drift == [
        .winner(type: "b", locked: "x", found: "y"), .winner(type: "c", locked: "x", found: nil),
        .winner(type: "d", locked: nil, found: "y"),
      ]
    )
    #expect(
      drift.map { "\(PackDriftText($0))" } == [
        "b is drawn by y, it was by x", "c is drawn by no pack, it was by x",
        "d is drawn by y, it was by none",
      ]
    )
  }
}
