import PackFiles
import Platform
import TestSupport
import Testing

@Suite(.enabled(if: PackCompiler.found != nil)) struct PackOrderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// Each pack's file name without `.so`, and the packs that it wants to come after.
    let packs: [(name: String, after: [String])]
    let expected: [String]

    var testDescription: String { packs.map(\.name).joined() }
  }

  @Test(arguments: [
    Row(packs: [("a", ["b"]), ("b", []), ("c", [])], expected: ["b", "a", "c"]),
    Row(packs: [("a", ["c"]), ("b", []), ("c", [])], expected: ["b", "c", "a"]),
    Row(packs: [("a", ["b"]), ("b", ["c"]), ("c", [])], expected: ["c", "b", "a"]),
    Row(packs: [("a", ["absent"]), ("b", ["a"])], expected: ["a", "b"]),
    Row(
      packs: [("a", ["d"]), ("b", ["d"]), ("c", []), ("d", [])],
      expected: ["c", "d", "a", "b"]
    ),
  ])
  func movesPacksNoFurtherThanNeeded(_ row: Row) throws {
    let scratch = Scratch()
    try build(row.packs, in: scratch)
    let list = try PackSearch(directories: [scratch.folder("packs")]).list()
    let names = list.entries.map { String($0.path.lastName.printable.dropLast(3)) }
    #expect(names == row.expected)
  }

  @Test func namesTheCircle() throws {
    let scratch = Scratch()
    try build([("a", ["b"]), ("b", ["c"]), ("c", ["b"]), ("d", [])], in: scratch)
    let error = #expect(throws: PackSearchError.self) {
      try PackSearch(directories: [scratch.folder("packs")]).list()
    }
    #expect(error == .cycle(["test.b", "test.c"]))
    let text = error.map { PackSearchErrorText($0).description }
    #expect(text?.contains("test.b after test.c after test.b; remove one") == true)
  }

  private func build(_ packs: [(name: String, after: [String])], in scratch: Scratch) throws {
    let compiler = try #require(PackCompiler.found)
    _ = scratch.folder("packs")
    for pack in packs {
      let after = pack.after.map { "\\\"test.\($0)\\\"" }.joined(separator: ",")
      let json =
        "{\\\"id\\\":\\\"test.\(pack.name)\\\",\\\"version\\\":\\\"1\\\",\\\"abi\\\":1,"
        + "\\\"after\\\":[\(after)]}"
      let source =
        "#include <galley.h>\nGALLEY_MANIFEST(\"\(json)\")\n"
        + "GALLEY_PACK_ENTRY(host, registrar) { return 0; }"
      _ = try compiler.build(FilePath("packs/\(pack.name).so"), from: source, in: scratch)
    }
  }
}
