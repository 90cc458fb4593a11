import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FileWriterTests {
  @Test func replacesThroughLinksAndKeepsPermissions() throws {
    let scratch = Scratch()
    let file = try scratch.file("file", "old")
    scratch.setPermissions(0o640, of: "file")
    let link = scratch.link("link", to: "file")
    try FileWriter.replace(link, with: Array("new".utf8))
    #expect(try FileReader.contents(of: file) == Array("new".utf8))
    #expect(try FileFacts(of: file).permissions == 0o640)
    #expect(try FileFacts(of: link, followingLinks: false).type == .symbolicLink)
    #expect(try DirectoryListing.names(in: scratch.directory) == ["file", "link"])
  }

  @Test func writesDevicesInPlace() throws {
    try FileWriter.replace("/dev/null", with: [1, 2, 3])
    #expect(try FileFacts(of: "/dev/null").type == .characterDevice)
    let error = #expect(throws: FileError.self) { try FileWriter.replace("/dev/full", with: [1]) }
    #expect(error?.cause == .system(SystemError(code: ENOSPC)))
  }

  @Test func writesNamesOfEveryLength() throws {
    let scratch = Scratch()
    let name = FilePath(String(repeating: "n", count: 255))
    #expect(try FileReader.contents(of: scratch.file(name, "x")) == Array("x".utf8))
  }

  @Test func refusesDirectories() throws {
    let scratch = Scratch()
    let error = #expect(throws: FileError.self) {
      try FileWriter.replace(scratch.directory, with: [1])
    }
    #expect(error?.cause == .wrongType(.directory))
  }
}
