import Platform
import TestSupport
import Testing

@Suite struct FilePathTests {
  struct Printed: Sendable {
    let bytes: [UInt8]
    let text: String

    init(_ text: String, _ printed: String) {
      bytes = Array(text.utf8)
      self.text = printed
    }

    init(bytes: [UInt8], _ printed: String) {
      self.bytes = bytes
      text = printed
    }
  }

  @Test(arguments: [
    Printed("page.json", "page.json"),
    Printed("~", "~"),
    Printed("ünï/é.so", "ünï/é.so"),
    Printed("", "\"\""),
    Printed("my packs/a.so", "\"my packs/a.so\""),
    Printed("a\nb", "\"a\\nb\""),
    Printed("a\u{1B}[31mb", "\"a\\u{1B}[31mb\""),
    Printed("a\u{9B}b", "\"a\\u{9B}b\""),
    Printed("a\u{202E}b", "\"a\\u{202E}b\""),
    Printed("a\u{2028}b", "\"a\\u{2028}b\""),
    Printed("say \"hi\"", "\"say \\\"hi\\\"\""),
    Printed(bytes: [0x61, 0xFF, 0x62], "a\u{FFFD}b"),
  ])
  func printsOnOneSafeLine(_ row: Printed) {
    #expect(FilePath(bytes: row.bytes).printable == row.text)
  }

  struct Parts: Sendable {
    let path: FilePath
    let parent: FilePath
    let name: FilePath
  }

  @Test(arguments: [
    Parts(path: "a", parent: ".", name: "a"),
    Parts(path: "a/b", parent: "a", name: "b"),
    Parts(path: "a//b/", parent: "a", name: "b"),
    Parts(path: "/a", parent: "/", name: "a"),
    Parts(path: "//a", parent: "/", name: "a"),
    Parts(path: "/", parent: "/", name: ""),
    Parts(path: "", parent: ".", name: ""),
  ])
  func splitsIntoParentAndName(_ row: Parts) {
    #expect(row.path.parent == row.parent)
    #expect(row.path.lastName == row.name)
  }

  @Test func joinsWithOneSlash() {
    #expect(FilePath("a").appending("b") == "a/b")
    #expect(FilePath("a/").appending("b") == "a/b")
    #expect(FilePath("a").appending("/b") == "/b")
    #expect(FilePath("").appending("b") == "b")
  }

  @Test func ordersByBytes() {
    let names: [FilePath] = ["b.so", "z.so", "a.so", "10.so", "9.so", "Q.so", "é.so"]
    let sorted: [FilePath] = ["10.so", "9.so", "Q.so", "a.so", "b.so", "z.so", "é.so"]
    #expect(names.sorted() == sorted)
  }

  @Test func tellsComposedFromDecomposedNames() {
    #expect(FilePath("\u{E9}") != FilePath("e\u{301}"))
  }

  @Test func splitsSearchPaths() {
    #expect(FilePath("/a::b:").split(at: UInt8(ascii: ":")) == ["/a", "b"])
  }

  @Test func resolvesLinks() throws {
    let scratch = Scratch()
    let file = try scratch.file("file", "x")
    let link = scratch.link("link", to: "file")
    #expect(try link.resolved() == file.resolved())
    #expect(try link.linkTarget() == "file")
    #expect(throws: SystemError.self) { try file.linkTarget() }
  }

  @Test func namesTheCauseOfAFailedResolution() {
    let scratch = Scratch()
    let loop = scratch.link("loop", to: "loop")
    #expect(throws: FileError.self) { try loop.resolved() }
    let error = #expect(throws: FileError.self) { try scratch.path("none").resolved() }
    #expect(error?.cause == .absent)
  }
}
