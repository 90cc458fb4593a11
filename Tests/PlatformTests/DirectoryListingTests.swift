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
    let listing = try DirectoryListing(of: scratch.directory)
    let paths = (0..<listing.count).map { listing.path(at: $0, in: "/there") }
    #expect(paths == ["/there/fifo", "/there/file", "/there/folder", "/there/link"])
    let regular = (0..<listing.count).filter { listing.isRegular(at: $0) }
    #expect(regular.allSatisfy { paths[$0] == "/there/file" })
  }

  @Test func leavesOutWhatIsNotWanted() throws {
    let scratch = Scratch()
    for name in ["one", "three", "two", "four"] as [FilePath] { _ = try scratch.file(name) }
    let listing = try DirectoryListing(of: scratch.directory) { $0.count == 3 }
    let paths = (0..<listing.count).map { listing.path(at: $0, in: "/") }
    #expect(paths == ["/one", "/two"])
    #expect(try DirectoryListing(of: scratch.directory) { _ in false }.count == 0)
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
