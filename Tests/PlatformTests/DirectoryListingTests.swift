import Platform
import TestSupport
import Testing

@Suite struct DirectoryListingTests {
  @Test func sortsByBytesAndKeepsEveryName() throws {
    let scratch = Scratch()
    let names: [FilePath] = ["b", ".hidden", "é", "Q", "10", "9", FilePath(bytes: [0xFF])]
    for name in names { _ = try scratch.file(name) }
    #expect(try DirectoryListing.names(in: scratch.directory) == names.sorted())
  }

  @Test func callsNothingButFilesRegular() throws {
    let scratch = Scratch()
    _ = try scratch.file("file")
    _ = scratch.folder("folder")
    _ = scratch.fifo("fifo")
    _ = scratch.link("link", to: "file")
    let entries = try DirectoryListing.entries(in: scratch.directory)
    #expect(entries.map(\.name) == ["fifo", "file", "folder", "link"])
    #expect(entries.filter(\.isRegular).allSatisfy { $0.name == "file" })
  }

  @Test func namesTheCauseOfAFailure() throws {
    let scratch = Scratch()
    let file = try scratch.file("file")
    let wrongType = #expect(throws: FileError.self) { try DirectoryListing.names(in: file) }
    #expect(wrongType?.cause == .wrongType(.regular))
    let missing = #expect(throws: FileError.self) {
      try DirectoryListing.names(in: scratch.path("none"))
    }
    #expect(missing?.cause == .absent)
  }
}
